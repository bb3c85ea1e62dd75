import Foundation

/// Finds the constant in the text of a declaration, from its name to the end of its line.
enum SourceLiteral {
    /// The value in `name = 3`, `name = Mask(rawValue: 1 << 2)`, `name: Mask = [.a, .b]`.
    static func rawValue(in text: String, known: [String: Int64]) -> Int64? {
        guard let equals = text.firstRange(of: "=") else { return nil }
        var expression = String(withoutComment(text[equals.upperBound...])).trimmingCharacters(in: .whitespaces)
        if let comma = expression.firstIndex(of: ","), !expression.hasPrefix("[") {
            expression = String(expression[..<comma])
        }
        if let start = expression.firstRange(of: "rawValue:") {
            guard let end = expression.lastIndex(of: ")"), start.upperBound <= end else { return nil }
            expression = String(expression[start.upperBound..<end])
        }
        if let open = expression.firstRange(of: "(["), expression.hasSuffix("])") {
            // `Mask([.a, .b])`
            expression = String(expression[expression.index(after: open.lowerBound)...].dropLast())
        }
        if expression.hasSuffix("}") { expression.removeLast() }
        return RawValueExpression.value(of: expression, known: known)
    }

    /// The first string literal, if it has no escapes but `\"`, `\\` and `\n`.
    static func string(in text: String) -> String? {
        guard let open = text.firstIndex(of: "\"") else { return nil }
        var value = ""
        var isEscaped = false
        for character in text[text.index(after: open)...] {
            if isEscaped {
                switch character {
                case "n": value.append("\n")
                case "\"", "\\": value.append(character)
                default: return nil
                }
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                return value
            } else {
                value.append(character)
            }
        }
        return nil
    }

    /// The strings in `names = ["a", "b"]`, at least one.
    static func strings(in text: String) -> [String]? {
        guard let open = text.firstIndex(of: "["), let close = text.lastIndex(of: "]"), open < close else { return nil }
        let elements = text[text.index(after: open)..<close].split(separator: ",").map { string(in: String($0)) }
        return elements.isEmpty || elements.contains(nil) ? nil : elements.compactMap { $0 }
    }

    /// The number in `name: CGFloat = 0.998`.
    static func number(in text: String) -> Double? {
        guard let equals = text.firstRange(of: "=") else { return nil }
        return Double(withoutComment(text[equals.upperBound...]).trimmingCharacters(in: .whitespaces))
    }

    private static func withoutComment(_ text: Substring) -> Substring {
        text.firstRange(of: "//").map { text[..<$0.lowerBound] } ?? text
    }
}
