internal import CPlatform
import Foundation

/// Limits how long virtual time waits for other threads, in real time: a thread that never sleeps must not stop the
/// clock.
final class Patience {
    private var remaining: Int64 = 2_000_000_000
    private static let step: Int64 = 50_000
    /// How long one wait lasts: then the loop looks at what only it can see, such as calls that Foundation has put off.
    private static let longestWait: Int64 = 5_000_000
    /// The end of waiting on the real clock: on a loaded machine each step takes much longer, and the device reports an
    /// app as hung that does not answer for ten seconds.
    private lazy var end = platform_real_monotonic_nanoseconds() + 5_000_000_000

    func waitsForOtherThreads() -> Bool {
        var waited: Int64 = 0
        while remaining > 0, platform_other_threads_run(), platform_real_monotonic_nanoseconds() < end {
            remaining -= Self.step
            if Self.mainQueueHasWork(within: Self.step) { return true }
            if !platform_other_threads_run() { return true }
            waited += Self.step
            if waited >= Self.longestWait { return true }
        }
        return false
    }

    static func mainQueueHasWork(within nanoseconds: Int64) -> Bool {
        var ready: Int16 = 0
        return platform_poll([platform_main_queue_descriptor()], [Int16(POLLIN)], &ready, 1, nanoseconds) > 0
    }
}
