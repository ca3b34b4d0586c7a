//! Games in files: nothing acknowledged is lost, whatever happens to the files.

mod changed;
mod damage;
mod faults;
mod habits;
mod help;
mod journal;
mod place;
