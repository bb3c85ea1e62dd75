import Foundation

/// A diagnostic of clang with its location.
struct Diagnostic: Hashable {
    /// A line of a file.
    struct Place: Hashable {
        var file: String
        var line: Int
    }

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
    /// Where the file is included, the outermost place first; empty for the source itself.
    var includers: [Place] = []
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
        var includers: [Place] = []
        for line in withoutColors(output).split(separator: "\n") {
            if let place = includer(line) {
                includers.append(place)
            } else if var diagnostic = Diagnostic(line) {
                diagnostic.includers = includers
                includers = []
                all.append(diagnostic)
            } else if let mark = line.range(of: ": note: "), !all.isEmpty {
                all[all.count - 1].notes.append(String(line[mark.upperBound...]))
            }
        }
        return all
    }

    /// The place in `In file included from path:12:`.
    private static func includer(_ line: Substring) -> Place? {
        guard line.hasPrefix("In file included from "), line.hasSuffix(":") else { return nil }
        let parts = line.dropFirst("In file included from ".count).dropLast().split(separator: ":")
        guard parts.count >= 2, let number = Int(parts[parts.count - 1]), number > 0 else { return nil }
        return Place(file: parts.dropLast().joined(separator: ":"), line: number)
    }

    /// The same fault, told of the line that includes the file: a class was still being implemented there.
    func atInclude(_ place: Place) -> Diagnostic {
        var told = self
        told.file = place.file
        told.line = place.line
        told.column = 1
        told.kind = MendingRule.kindOfIncludeInside
        told.includers = []
        return told
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
