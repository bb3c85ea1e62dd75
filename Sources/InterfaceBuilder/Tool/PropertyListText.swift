import Foundation

/// Prints property lists in the OpenStep format with sorted keys, for people.
enum PropertyListText {
    static func text(_ value: Any, indentation: String = "") -> String {
        let inner = indentation + "    "
        switch value {
        case let dictionary as [String: Any]:
            guard !dictionary.isEmpty else { return "{}" }
            let lines = dictionary.keys.sorted().map { key in
                "\(inner)\(word(key)) = \(text(dictionary[key] ?? "", indentation: inner));\n"
            }
            return "{\n\(lines.joined())\(indentation)}"
        case let list as [Any]:
            guard !list.isEmpty else { return "()" }
            return "(\n\(list.map { inner + text($0, indentation: inner) }.joined(separator: ",\n"))\n\(indentation))"
        case let data as Data: return "<\(data.map { String(format: "%02x", $0) }.joined())>"
        case let flag as Bool: return flag ? "YES" : "NO"
        case let string as String: return word(string)
        default: return word("\(value)")
        }
    }

    private static func word(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.utf8.allSatisfy { Self.plainBytes.contains($0) }
        return isPlain ? text : StringsFile.quoted(text)
    }

    private static let plainBytes = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._".utf8)
}
