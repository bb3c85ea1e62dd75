import AllocationCount
import Foundation

/// The processor time of many runs of the same work: what else the machine does counts for less.
struct Measurement {
    /// Milliseconds of each run, the shortest first.
    let times: [Double]
    /// How often memory was asked for, in all runs.
    let allocations: Int

    init(runs: Int, _ work: (Int) -> Void) {
        var times = [Double](repeating: 0, count: runs)
        let before = allocation_count()
        for run in 0..<runs {
            let start = Self.processorTime()
            work(run)
            times[run] = Self.processorTime() - start
        }
        allocations = Int(allocation_count() - before)
        self.times = times.sorted()
    }

    var median: Double { times[times.count / 2] }
    var mean: Double { times.reduce(0, +) / Double(times.count) }
    func percentile(_ part: Double) -> Double { times[min(Int(Double(times.count) * part), times.count - 1)] }
    var worst: Double { times.last ?? 0 }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    /// Megabytes of memory that the process has in use.
    static func residentSize() -> Double {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return .nan }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? .nan
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }

    /// Prints a figure beside its floor, and what it should be.
    static func report(_ name: String, _ value: String, _ goal: String? = nil) {
        let label = name.padding(toLength: 46, withPad: " ", startingAt: 0)
        print(label + value + (goal.map { "   goal: \($0)" } ?? ""))
    }

    static func milliseconds(_ value: Double) -> String { String(format: "%8.3f ms", value) }
}
