import CDevice
import Foundation

/// Looks how long each test of a launch runs, from whatever thread its lines come, and says when to end its program.
final class TestWatchdog: @unchecked Sendable {
    /// Seconds of real time that a test may take.
    private let allowance: Double
    private let lock = NSLock()
    private var record: TestRecord
    /// When the test began, in nanoseconds of real time: the clocks of this process may be a device's, and stand still.
    private var start = real_monotonic_nanoseconds()
    private var hasAsked = false

    /// How long a program that hangs may take to tell what its threads are at.
    private static let patience = 3.0

    init(_ record: TestRecord, allowance: Double) {
        self.record = record
        self.allowance = allowance
    }

    /// What is known at the end of a launch.
    var result: TestRecord { lock.withLock { record } }

    /// Whether a test ran too long.
    var hasIntervened: Bool { lock.withLock { hasAsked } }

    func take(_ line: String) {
        lock.withLock {
            let before = record.cases.count
            record.take(line)
            if record.cases.count != before { start = real_monotonic_nanoseconds() }
        }
    }

    /// The signal that the program is to be sent now: one that has it tell what its threads are at, then one that ends
    /// it.
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
