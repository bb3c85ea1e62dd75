import Foundation

/// Times work and compares it with a floor measured in the same run.
struct Measurement {
    /// The median of several runs, in seconds.
    static func time(runs: Int, _ work: (Int) -> Void) -> Double {
        for run in 0..<min(runs / 10 + 1, 10) { work(run) }
        let clock = ContinuousClock()
        let times = (0..<runs).map { run in clock.measure { work(run) } }.sorted()
        let (seconds, attoseconds) = times[runs / 2].components
        return Double(seconds) + Double(attoseconds) / 1e18
    }

    /// Prints a figure beside its floor and what the ratio should be.
    static func report(_ name: String, _ seconds: Double, floor: Double, goal: Double?) {
        let ratio = seconds / floor
        let verdict = goal.map { String(format: "  (goal ≤ %.0f×)", $0) } ?? ""
        let label = name.padding(toLength: 44, withPad: " ", startingAt: 0)
        print(label + String(format: "%9.3f ms  %7.1f× memcpy", seconds * 1e3, ratio) + verdict)
    }
}
