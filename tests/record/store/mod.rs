//! Games in files: nothing acknowledged is lost, whatever happens to the files.

mod changed;
mod computers;
mod damage;
mod faults;
mod habits;
mod habits_file;
pub mod help;
mod journal;
mod mailed;
mod place;
mod tongues;
