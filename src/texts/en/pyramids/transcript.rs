//! What only a record told as plain text says.
