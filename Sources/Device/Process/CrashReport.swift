import Foundation

/// The report of an app that crashed.
public struct CrashReport: Sendable, Hashable {
    public let appName: String
    public let identifier: String
    public let processIdentifier: Int32
    /// One line: the signal, the exception or the reason the device ended the app.
    public let cause: String
    /// The app's own report: exception, backtrace.
    public let details: String?
    /// The call stacks of the other threads, the registers, the programs and libraries in memory.
    public let processDetails: [String]
    /// The last lines that the app wrote.
    public let logTail: [String]
    /// True if the app's own report is in its log, too.
    var isPrinted = false
    /// Seconds since 1970, by the device's clock.
    public let date: TimeInterval
    /// The app's program.
    public let program: String
    /// The app's version, with its build's number in parentheses.
    public let version: String
    public let hardware: String
    public let systemVersion: String
    /// The file it was written to, if it could be.
    public internal(set) var path: String?

    public var text: String {
        var lines = head
        if let details, !details.isEmpty { lines += ["", details] }
        if !processDetails.isEmpty { lines += [""] + processDetails }
        if !logTail.isEmpty { lines += ["", "Last lines of the log:"] + logTail.map { "  " + $0 } }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The report for somebody who has seen the log: without the lines that were in it.
    public var textBesideLog: String {
        let lines = isPrinted ? identity : head + (details.map { ["", $0] } ?? [])
        return lines.joined(separator: "\n") + "\n"
    }

    private var head: [String] { identity + ["", "Cause:           \(cause)"] }

    private var identity: [String] {
        [
            "Process:         \(appName) [\(processIdentifier)]",
            "Path:            \(program)",
            "Identifier:      \(identifier)",
            "Version:         \(version)",
            "Code Type:       \(CrashReport.codeType)",
            "Hardware Model:  \(hardware)",
            "OS Version:      iPhone OS \(systemVersion)",
            "Date/Time:       \(CrashReport.timestamp(date, "%Y-%m-%d %H:%M:%S UTC"))",
        ]
    }

    /// Writes the report into a folder that is there, under a name of its own.
    package mutating func write(into folder: String) throws {
        let stem =
            "\(folder)/\(appName.replacingOccurrences(of: "/", with: "-"))_"
            + CrashReport.timestamp(date, "%Y-%m-%d-%H%M%S")
        var path = stem + ".crash"
        var number = 2
        while FileManager.default.fileExists(atPath: path) {
            path = "\(stem)-\(number).crash"
            number += 1
        }
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        self.path = path
    }

    #if arch(arm64)
    private static let codeType = "ARM-64 (Native)"
    #else
    private static let codeType = "X86-64 (Native)"
    #endif

    private static func timestamp(_ date: TimeInterval, _ format: String) -> String {
        var seconds = time_t(date)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        var buffer = [CChar](repeating: 0, count: 64)
        let count = strftime(&buffer, buffer.count, format, &parts)
        return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
