/// A word of a script's line.
enum ScriptWord: Hashable {
    /// In quotes, its escapes resolved.
    case quoted(String)
    case bare(String)

    var text: String {
        switch self {
        case .quoted(let text), .bare(let text): text
        }
    }

    /// Splits a line; a `#` outside quotes starts a comment.
    ///
    /// In quotes, `\"`, `\\`, `\n`, `\t` and `\u{…}` stand for the character.
    static func words(of line: String, fail: (String) -> ScriptError) throws -> [ScriptWord] {
        var words: [ScriptWord] = []
        var rest = Substring(line)
        while let first = rest.first {
            if first == " " || first == "\t" {
                rest.removeFirst()
            } else if first == "#" {
                break
            } else if first == "\"" {
                words.append(.quoted(try takeQuoted(&rest, fail: fail)))
                if let next = rest.first, next != " ", next != "\t", next != "#" {
                    throw fail("a space is missing after the closing quote, before \(rest.prefix(20))")
                }
            } else {
                let word = rest.prefix { $0 != " " && $0 != "\t" && $0 != "#" && $0 != "\"" }
                words.append(.bare(String(word)))
                rest.removeFirst(word.count)
                if rest.first == "\"" { throw fail("a space is missing before the opening quote, after \(word)") }
            }
        }
        return words
    }

    private static func takeQuoted(_ rest: inout Substring, fail: (String) -> ScriptError) throws -> String {
        rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == "\"" { return text }
            guard character == "\\" else {
                text.append(character)
                continue
            }
            switch rest.popFirst() {
            case "\"": text.append("\"")
            case "\\": text.append("\\")
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "u": text.unicodeScalars.append(try takeScalar(&rest, fail: fail))
            case let other?: throw fail("unknown escape \\\(other) (known: \\\" \\\\ \\n \\t \\u{…})")
            case nil: break
            }
        }
        throw fail("the closing quote is missing")
    }

    private static func takeScalar(
        _ rest: inout Substring, fail: (String) -> ScriptError
    ) throws -> Unicode.Scalar {
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
            let number = UInt32(rest[..<end], radix: 16), let scalar = Unicode.Scalar(number)
        else { throw fail("\\u needs a character's number in braces, like \\u{E9}") }
        rest = rest[rest.index(after: end)...]
        return scalar
    }
}
