import Device
import Foundation

/// The last lines that the app and the device have written, for clients that ask for them.
@MainActor final class SessionLog {
    private var lines: [(milliseconds: Double, level: String, text: String)] = []
    private static let most = 5000

    func add(_ line: LogLine) {
        if lines.count >= Self.most { lines.removeFirst() }
        let level = line.source == .standardError ? "WARNING" : "INFO"
        lines.append((Date().timeIntervalSince1970 * 1000, level, line.text))
    }

    /// All since the last time.
    func take() -> JSONValue {
        defer { lines = [] }
        return .array(
            lines.map { line in
                [
                    "timestamp": .number(line.milliseconds.rounded()), "level": .string(line.level),
                    "message": .string(line.text),
                ]
            })
    }
}
