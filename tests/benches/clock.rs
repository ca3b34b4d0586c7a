//! What something costs: the time of the processor, so that other work on the machine matters
//! little.

/// How long the processor has worked for this thread, in seconds.
#[cfg(unix)]
pub fn now() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as f64 + 1e-9 * time.tv_nsec as f64
}

/// The time that has passed, where a thread does not know its own.
#[cfg(not(unix))]
pub fn now() -> f64 {
    static START: std::sync::LazyLock<std::time::Instant> =
        std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed().as_secs_f64()
}

/// The one in the middle: neither a lucky round nor one disturbed by other work decides.
pub fn median(mut rounds: Vec<f64>) -> f64 {
    rounds.sort_by(f64::total_cmp);
    rounds[rounds.len() / 2]
}
