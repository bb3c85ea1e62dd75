import Foundation

/// The formats of moment.js in which Appium's clients ask for the device's time.
package struct DeviceTimeFormat {
    private let format: String

    package init(_ format: String) { self.format = String(format.prefix(200)) }

    /// moment.js's words beside those of Unicode (Technical Standard #35); longer ones come first.
    private static let words = [
        ("YYYY", "yyyy"), ("YY", "yy"), ("MMMM", "MMMM"), ("MMM", "MMM"), ("MM", "MM"), ("M", "M"), ("DD", "dd"),
        ("D", "d"), ("dddd", "EEEE"), ("ddd", "EEE"), ("HH", "HH"), ("H", "H"), ("hh", "hh"), ("h", "h"), ("mm", "mm"),
        ("m", "m"), ("ss", "ss"), ("s", "s"), ("SSS", "SSS"), ("A", "a"), ("a", "a"), ("ZZ", "xx"), ("Z", "xxx"),
    ]

    package func text(of date: Date, in zone: TimeZone) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = zone
        if format == "X" { return String(Int(date.timeIntervalSince1970)) }
        if format == "x" { return String(Int(date.timeIntervalSince1970 * 1000)) }
        var result = ""
        var rest = format[...]
        while let first = rest.first {
            if first == "[", let end = rest.firstIndex(of: "]") {
                result += rest[rest.index(after: rest.startIndex)..<end]
                rest = rest[rest.index(after: end)...]
            } else if let word = Self.words.first(where: { rest.hasPrefix($0.0) }) {
                formatter.dateFormat = word.1
                result += formatter.string(from: date)
                rest = rest.dropFirst(word.0.count)
            } else {
                result.append(first)
                rest.removeFirst()
            }
        }
        return result
    }
}
