import Foundation

/// How often somebody may try passwords. After five wrong ones for an account each further one costs a longer wait; all together
/// may try thirty times a minute, since each try costs a twentieth of a second.
struct LoginThrottle {
    static let freeTries = 5, triesPerMinute = 30
    static let longestWait: TimeInterval = 15 * 60
    private static let mostAccounts = 10_000

    private struct Failures {
        var count: Int
        var last: Date
    }

    private var failures: [String: Failures] = [:]
    private var tries: [Date] = []

    /// Seconds until the next try for an account may be made; 0 for now, which counts as one.
    mutating func wait(_ email: String, now: Date) -> TimeInterval {
        tries.removeAll { now.timeIntervalSince($0) >= 60 }
        if tries.count >= Self.triesPerMinute, let first = tries.first { return 60 - now.timeIntervalSince(first) }
        if let known = failures[email], known.count >= Self.freeTries {
            let pause = min(Self.longestWait, pow(2, Double(known.count - Self.freeTries)))
            let rest = pause - now.timeIntervalSince(known.last)
            if rest > 0 { return rest }
        }
        tries.append(now)
        return 0
    }

    mutating func failed(_ email: String, now: Date) {
        // Names that nobody has must not fill the memory.
        if failures.count >= Self.mostAccounts {
            failures = failures.filter { now.timeIntervalSince($0.value.last) < Self.longestWait }
            if failures.count >= Self.mostAccounts { failures.removeAll() }
        }
        failures[email] = Failures(count: min((failures[email]?.count ?? 0) + 1, 100), last: now)
    }

    mutating func succeeded(_ email: String) { failures[email] = nil }
}
