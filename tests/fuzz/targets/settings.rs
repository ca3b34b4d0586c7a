#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    any::settings(bytes);
});
