import Foundation

/// What the kernel says of a process's memory.
enum MemoryFigure {
    /// The proportional set size in megabytes: shared pages count by the share of each process. Nil if there is no such
    /// process.
    static func proportionalSetSize(of process: Int32) -> Double? {
        let text = try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
        let line = text?.split(separator: "\n").first { $0.hasPrefix("Pss:") }
        return line.flatMap { Double($0.split(separator: " ")[1]) }.map { $0 / 1024 }
    }
}
