import ArgumentParser
import Device
import Foundation

struct CrashesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "crashes", abstract: "List the crash reports of a device, the latest last.")

    @Argument(help: "A device's name, its UDID or “booted”. It need not be booted.") var device: String
    @Option(help: "List only so many of the latest.") var last: Int?
    @Flag(name: [.short, .long], help: "Print JSON.") var json = false
    @Flag(help: "Print the text of the reports.") var text = false

    func validate() throws {
        if let last, last < 1 { throw ValidationError("--last takes a number from 1 on.") }
        if json, text { throw ValidationError("Either --json or --text.") }
    }

    func run() throws {
        let name = device == "booted" ? try ControlClient(device).deviceName : device
        let all = CrashReportFile.list(in: try DeviceCatalog().find(name).folder + "/CrashReports")
        let reports = Array(all.suffix(last ?? all.count))
        if json { return print(try Self.json(reports)) }
        for report in reports {
            if text {
                print(try String(contentsOfFile: report.path, encoding: .utf8))
            } else {
                print("\(report.date)  \(report.appName) [\(report.processIdentifier)]: \(report.cause)")
                print("    \(report.path)")
            }
        }
    }

    private static func json(_ reports: [CrashReportFile]) throws -> String {
        let entries: [[String: Any]] = reports.map {
            [
                "app": $0.appName, "bundleID": $0.identifier, "pid": Int($0.processIdentifier), "date": $0.date,
                "cause": $0.cause, "path": $0.path,
            ]
        }
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try JSONSerialization.data(withJSONObject: entries, options: options), as: UTF8.self)
    }
}
