import Foundation

/// A crash report in a device's folder, as far as a list shows it.
public struct CrashReportFile: Sendable, Hashable {
    public let path: String
    public let appName: String
    public let identifier: String
    public let processIdentifier: Int32
    /// As the report has it: "2009-06-19 09:41:03 UTC", by the device's clock.
    public let date: String
    public let cause: String

    /// How much of a report is read, in bytes: what is listed stands at its beginning.
    private static let longestHead = 1 << 14
    private static let mostReports = 10_000

    /// The reports in a folder, by their dates.
    public static func list(in folder: String) -> [CrashReportFile] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".crash") }.prefix(mostReports)
            .compactMap { CrashReportFile(path: folder + "/" + $0) }
            .sorted { ($0.date, $0.path) < ($1.date, $1.path) }
    }

    /// - Returns: nil for a file that is no report.
    init?(path: String) {
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: Self.longestHead)
        else { return nil }
        var values: [Substring: String] = [:]
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            // What an app has written follows, and may look alike.
            if values[line[..<colon]] == nil { values[line[..<colon]] = value }
        }
        guard let process = values["Process"], let bracket = process.lastIndex(of: "["), let date = values["Date/Time"]
        else { return nil }
        self.path = path
        appName = process[..<bracket].trimmingCharacters(in: .whitespaces)
        processIdentifier = Int32(process[process.index(after: bracket)...].dropLast()) ?? 0
        identifier = values["Identifier"] ?? ""
        self.date = date
        cause = values["Cause"] ?? ""
    }
}
