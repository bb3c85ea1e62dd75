import Foundation

/// Times work and compares it with a floor measured in the same run.
struct Measurement {
    /// The median of several runs, in seconds.
    static func time(runs: Int, _ work: (Int) -> Void) -> Double {
        let clock = ContinuousClock()
        let times = (0..<runs).map { run in clock.measure { work(run) } }.sorted()
        let (seconds, attoseconds) = times[runs / 2].components
        return Double(seconds) + Double(attoseconds) / 1e18
    }

    /// Prints a figure beside its floor, and what it should be.
    static func report(_ name: String, _ seconds: Double, floor: Double, _ floorName: String, goal: String? = nil) {
        let label = name.padding(toLength: 50, withPad: " ", startingAt: 0)
        let verdict = goal.map { "  (goal: \($0))" } ?? ""
        print(label + String(format: "%9.3f ms  %6.1f× %@", seconds * 1e3, seconds / floor, floorName) + verdict)
    }
}
