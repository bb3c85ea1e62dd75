import Foundation

/// Times work and compares it with a floor measured in the same run.
struct Measurement {
    /// The median of several runs, in seconds of processor time: what else the machine does counts for less.
    static func time(runs: Int, _ work: (Int) -> Void) -> Double {
        for run in 0..<min(runs / 10 + 1, 10) { work(run) }
        let times = (0..<runs).map { run in
            let start = processorTime()
            work(run)
            return processorTime() - start
        }
        return times.sorted()[runs / 2]
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Prints a figure beside its floor and what the ratio should be.
    static func report(_ name: String, _ seconds: Double, floor: Double, goal: Double?) {
        let ratio = seconds / floor
        let verdict = goal.map { String(format: "  (goal ≤ %.0f×)", $0) } ?? ""
        let label = name.padding(toLength: 44, withPad: " ", startingAt: 0)
        print(label + String(format: "%9.3f ms  %7.1f× memcpy", seconds * 1e3, ratio) + verdict)
    }
}
