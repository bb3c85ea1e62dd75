import CDevice
import Foundation

/// Measures the time of each test in a launch, and decides when to kill the program. It can be used from any thread.
final class TestWatchdog: @unchecked Sendable {
    /// The time limit of a test, in seconds of real time.
    private let allowance: Double
    private let lock = NSLock()
    private var record: TestRecord
    /// The start of the test in nanoseconds of real time. The clocks of this process may be virtual.
    private var start = real_monotonic_nanoseconds()
    private var hasAsked = false

    /// The time that a hanging program has to print its call stacks, in seconds.
    private static let patience = 3.0

    init(_ record: TestRecord, allowance: Double) {
        self.record = record
        self.allowance = allowance
    }

    /// The results at the end of a launch.
    var result: TestRecord { lock.withLock { record } }

    /// Whether a test has exceeded its time limit.
    var hasIntervened: Bool { lock.withLock { hasAsked } }

    func take(_ line: String) {
        lock.withLock {
            let before = record.cases.count
            record.take(line)
            if record.cases.count != before { start = real_monotonic_nanoseconds() }
        }
    }

    /// The signal to send now: first one that makes the program print the call stacks of its threads, then one that
    /// kills it; nil for none.
    func signal() -> Int32? {
        lock.withLock {
            guard record.running != nil else { return nil }
            let seconds = Double(real_monotonic_nanoseconds() - start) / 1e9
            if !hasAsked, seconds > allowance {
                hasAsked = true
                return SIGQUIT
            }
            return hasAsked && seconds > allowance + Self.patience ? SIGKILL : nil
        }
    }
}
