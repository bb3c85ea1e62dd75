import Foundation

/// A word of the requirement language.
enum RequirementToken: Equatable {
    case word(String)
    case quoted(String)
    /// The digits in `H"…"`.
    case hash(Data)
    case sign(String)

    private static let signs = ["=>", "<=", ">=", "=", "<", ">", "(", ")", "[", "]", "*", "!", ","]
    private static let longest = 1 << 16

    /// - Throws: `SigningError` for what is no word, and for texts of more than 64 KB.
    static func tokens(of text: String) throws -> [RequirementToken] {
        guard text.utf8.count <= longest else { throw SigningError("the requirement is too long.") }
        var rest = text[...]
        var tokens: [RequirementToken] = []
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if rest.hasPrefix("/*"),
                let end = rest.range(of: "*/", range: rest.index(rest.startIndex, offsetBy: 2)..<rest.endIndex)
            {
                // Apple prints what tests for existence so.
                if rest[..<end.lowerBound].contains("exists") { tokens.append(.word("exists")) }
                rest = rest[end.upperBound...]
            } else if first == "#" || rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if first == "\"" {
                tokens.append(.quoted(try quoted(&rest)))
            } else if rest.hasPrefix("H\"") {
                rest.removeFirst()
                guard let hash = Data(hexadecimal: try quoted(&rest)) else {
                    throw SigningError("the requirement has a hash that is no number in hexadecimal digits.")
                }
                tokens.append(.hash(hash))
            } else if let sign = signs.first(where: { rest.hasPrefix($0) }) {
                tokens.append(.sign(sign))
                rest = rest.dropFirst(sign.count)
            } else {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "._-:/".contains($0) }
                guard !word.isEmpty else { throw SigningError("the requirement has a “\(first)” that is not known.") }
                tokens.append(.word(String(word)))
                rest = rest.dropFirst(word.count)
            }
        }
        return tokens
    }

    private static func quoted(_ rest: inout Substring) throws -> String {
        rest.removeFirst()
        var text = ""
        while let next = rest.popFirst() {
            if next == "\"" { return text }
            guard next == "\\" else {
                text.append(next)
                continue
            }
            guard let escaped = rest.popFirst() else { break }
            text.append(escaped)
        }
        throw SigningError("the requirement has a quotation mark without its second one.")
    }
}
