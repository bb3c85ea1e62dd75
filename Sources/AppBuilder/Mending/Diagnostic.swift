import Foundation

/// A diagnostic of clang with its location.
struct Diagnostic: Hashable {
    var file: String
    var line: Int
    var column: Int
    var isError: Bool
    var message: String
    /// The quoted texts in the message, in order.
    var quoted: [String]
    /// The name of the warning flag, if the diagnostic is a warning or a warning treated as error: `parentheses`.
    var warning: String?
    /// The notes that clang adds: for each candidate function of a call, the reason why it does not match.
    var notes: [String] = []
    /// The message without the quoted texts, which tells the kind of problem.
    var kind: String

    init?(_ text: Substring) {
        for (mark, isError) in [(": fatal error: ", true), (": error: ", true), (": warning: ", false)] {
            guard let range = text.range(of: mark) else { continue }
            let place = text[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let line = Int(place[place.count - 2]), let column = Int(place[place.count - 1]),
                line > 0, column > 0
            else { return nil }
            file = place.dropLast(2).joined(separator: ":")
            self.line = line
            self.column = column
            self.isError = isError
            message = String(text[range.upperBound...])
            warning = Self.warning(of: message)
            (kind, quoted) = Self.parts(message)
            return
        }
        return nil
    }

    /// - Parameter output: The whole output of clang, which may contain colours.
    static func all(in output: String) -> [Diagnostic] {
        var all: [Diagnostic] = []
        for line in withoutColors(output).split(separator: "\n") {
            if let diagnostic = Diagnostic(line) {
                all.append(diagnostic)
            } else if let mark = line.range(of: ": note: "), !all.isEmpty {
                all[all.count - 1].notes.append(String(line[mark.upperBound...]))
            }
        }
        return all
    }

    /// The name in `[-Wname]` or `[-Werror,-Wname]` at the end of a message.
    private static func warning(of message: String) -> String? {
        guard message.last == "]", let start = message.range(of: "-W", options: .backwards),
            message.range(of: " [-W", options: .backwards) != nil
        else { return nil }
        return String(message[start.upperBound...].dropLast())
    }

    private static func parts(_ message: String) -> (String, [String]) {
        var kind = ""
        var quoted: [String] = []
        for (index, part) in message.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
            if index.isMultiple(of: 2) { kind += part } else { quoted.append(String(part)) }
        }
        return (kind, quoted)
    }

    /// Removes escape sequences for colours: `ESC [ … m`.
    private static func withoutColors(_ text: String) -> String {
        guard text.utf8.contains(0x1B) else { return text }
        var result: [UInt8] = []
        var isInEscape = false
        for byte in text.utf8 {
            if isInEscape {
                if (UInt8(ascii: "A")...UInt8(ascii: "z")).contains(byte), byte != UInt8(ascii: "[") {
                    isInEscape = false
                }
            } else if byte == 0x1B {
                isInEscape = true
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
