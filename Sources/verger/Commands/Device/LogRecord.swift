import ArgumentParser
import Foundation
import WebDriver

/// A line of a device's log as the system's `log` shows it.
struct LogRecord {
    let time: Double
    let process: String
    /// Standard output, standard error, or the device itself.
    let source: ControlEvent.Kind
    let message: String

    /// - Returns: nil for an event that is no line.
    init?(_ event: ControlEvent) {
        switch event.kind {
        case .output, .error, .device: source = event.kind
        case .exit, .present: return nil
        }
        time = event.time ?? 0
        process = event.process ?? "device"
        message = event.text
    }

    enum Style: String, ExpressibleByArgument, CaseIterable { case `default`, compact, syslog, json, ndjson }

    static let discussion = """
        A predicate is NSPredicate's, about \(keys.sorted().joined(separator: ", ")): \
        --predicate 'process == "Notes" AND eventMessage CONTAINS[c] "saved"'. messageType is Default, or Error for what \
        was written to standard error.
        """

    private static let keys: Set = ["eventMessage", "messageType", "process", "source", "timestamp"]

    /// - Throws: A wrong use for what is no predicate about lines.
    static func predicate(_ text: String) throws -> WebDriver.Predicate {
        do {
            return try PredicateParser.parse(text, keys: keys)
        } catch let error as DriverError {
            throw CommandError(
                error.message, cure: "verger device spawn booted log --help shows one.", status: .wrongUse)
        }
    }

    /// Reads `30`, `30s`, `5m`, `1h`, `1d`.
    static func seconds(_ text: String) throws -> Double {
        let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
        let unit = text.last.flatMap { units[$0] }
        guard let number = Double(unit == nil ? text : String(text.dropLast())), (0...1e9).contains(number) else {
            throw CommandError("\(text) is no time", cure: "Write it as 30s, 5m, 1h or 1d.", status: .wrongUse)
        }
        return number * (unit ?? 1)
    }

    private var type: String { source == .error ? "Error" : "Default" }

    /// The members by the names that predicates have for them.
    var members: [String: JSONValue] {
        [
            "eventMessage": .string(message), "messageType": .string(type), "process": .string(process),
            "source": .string(source.rawValue), "timestamp": .number(time),
        ]
    }

    /// The first line of a style; nil for none.
    static func head(_ style: Style) -> String? {
        switch style {
        case .default: "Timestamp                        Type     Process: Message"
        case .compact: "Timestamp               Ty Process: Message"
        case .syslog: "Timestamp                       (process)"
        case .json, .ndjson: nil
        }
    }

    func text(_ style: Style) -> String {
        switch style {
        case .default:
            "\(date(digits: 6)) \(type.padding(toLength: 8, withPad: " ", startingAt: 0)) \(process): \(message)"
        case .compact: "\(date(digits: 3).dropLast(5)) \(source == .error ? "E " : "Df") \(process): \(message)"
        case .syslog: "\(date(digits: 6))  localhost \(process): <\(type)> \(message)"
        case .json, .ndjson:
            String(
                decoding: JSONValue.object(members.merging(["timestamp": .string(date(digits: 6))]) { $1 }).data,
                as: UTF8.self)
        }
    }

    /// `2026-11-24 15:05:12.123456+0000`.
    private func date(digits: Int) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
        let date = Date(timeIntervalSince1970: time.rounded(.down))
        let fraction = Int(((time - time.rounded(.down)) * pow(10, Double(digits))).rounded(.down))
        let text = String(fraction)
        let padded = String(repeating: "0", count: max(digits - text.count, 0)) + text
        let day = formatter.string(from: date)
        formatter.dateFormat = "xx"
        return day + "." + padded + formatter.string(from: date)
    }
}
