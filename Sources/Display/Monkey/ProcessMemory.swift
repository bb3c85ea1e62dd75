import Foundation

/// Reads the memory use of a process from the kernel.
enum ProcessMemory {
    /// The private memory of a process in bytes; 0 if there is no such process.
    static func privateBytes(of process: Int32) -> Int {
        guard let data = FileManager.default.contents(atPath: "/proc/\(process)/smaps_rollup") else { return 0 }
        var kilobytes = 0
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") where line.hasPrefix("Private_") {
            kilobytes += line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        }
        return kilobytes * 1024
    }
}
