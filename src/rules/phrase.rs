//! Errors that say one thing.

/// Makes an error of a type that has but one value, with the short phrase that it prints.
macro_rules! phrase {
    ($Error:ident, $phrase:literal) => {
        impl std::fmt::Display for $Error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str($phrase)
            }
        }

        impl std::error::Error for $Error {}
    };
}

pub(super) use phrase;
