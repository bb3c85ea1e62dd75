import Foundation

/// A diagnostic of clang, with its location.
struct Diagnostic: Hashable {
    var file: String
    var line: Int
    var column: Int
    var isError: Bool
    var message: String
    /// What stands in quotes in the message, in order.
    var quoted: [String]
    /// The warning that it is an error of, if it is one that compilers only warn of: `parentheses`.
    var warning: String?
    /// What clang adds to it: of each function that a call may have meant, why it is none.
    var notes: [String] = []
    /// The message without what is quoted: what kind of thing is wrong.
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

    /// - Parameter output: everything that clang printed, perhaps in colours.
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

    /// The name in `[-Wname]` or `[-Werror,-Wname]` at the end.
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

    /// Colours are `ESC [ … m`.
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
