import Foundation

/// Processor time of other processes, as the kernel counts it (proc(5), `schedstat`).
enum ProcessorTime {
    /// Milliseconds that all threads of a process have taken.
    static func milliseconds(of process: pid_t) throws -> Double {
        let folder = "/proc/\(process)/task"
        var total = 0.0
        for thread in try FileManager.default.contentsOfDirectory(atPath: folder) {
            // A thread may have ended since.
            guard let text = try? String(contentsOfFile: "\(folder)/\(thread)/schedstat", encoding: .utf8) else {
                continue
            }
            total += text.split(separator: " ").first.flatMap { Double($0) } ?? 0
        }
        return total / 1e6
    }

    /// The processes that a process has started, and those that they have.
    static func descendants(of process: pid_t) throws -> [pid_t] {
        var parents: [pid_t: pid_t] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: "/proc") {
            // The name in brackets may have anything in it.
            guard let number = pid_t(name),
                let text = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
                let end = text.lastIndex(of: ")")
            else { continue }
            let words = text[text.index(after: end)...].split(separator: " ")
            if words.count > 1 { parents[number] = pid_t(words[1]) }
        }
        var found: [pid_t] = []
        var next = [process]
        while let one = next.popLast() {
            let children = parents.filter { $0.value == one }.map(\.key)
            found += children
            next += children
        }
        return found
    }
}
