/// Takes a line of a script apart into words; a `#` outside quotes starts a comment.
///
/// In quotes, `\"`, `\\`, `\n`, `\t` and `\u{…}` stand for the character, and `\(NAME)` for the value of a variable. A bare
/// word `$NAME` is such a value, too.
struct ScriptLexer {
    /// What is wrong with a line.
    struct Mistake: Error {
        let message: String

        init(_ message: String) { self.message = message }
    }

    private let line: String
    private var rest: Substring
    /// Where the word begins that was read last, or looked at.
    private var start: String.Index
    private let variables: [String: String]

    init(_ line: String, variables: [String: String]) {
        self.line = line
        rest = Substring(line)
        start = line.startIndex
        self.variables = variables
    }

    /// What a word may be, besides bare and in quotes.
    enum Place {
        /// A path may begin with a slash, and a name with a dollar sign.
        case file
        case other
        /// A regular expression may stand here, which begins with a slash.
        case element
    }

    /// Where the word begins that was read last, or looked at: the number of its first character, counted from 1.
    var column: Int { line.distance(from: line.startIndex, to: start) + 1 }

    /// The next word, which stays in the line.
    mutating func peek(_ place: Place = .other) throws -> ScriptWord? {
        var copy = self
        defer { start = copy.start }
        return try copy.next(place)
    }

    /// Takes the next word from the line; nil at its end.
    mutating func next(_ place: Place = .other) throws -> ScriptWord? {
        rest = rest.drop { $0 == " " || $0 == "\t" }
        start = rest.startIndex
        guard let first = rest.first, first != "#" else { return nil }
        if first == "\"" { return .quoted(try takeQuoted()) }
        if first == "/", place == .element { return try takePattern() }
        let word = rest.prefix { $0 != " " && $0 != "\t" && $0 != "#" && $0 != "\"" }
        rest = rest[word.endIndex...]
        if rest.first == "\"" { throw Mistake("a space is missing before the opening quote, after \(word)") }
        return try value(of: String(word), place) ?? .bare(String(word))
    }

    /// Whether the next word is the value of a variable.
    var isAtVariable: Bool { rest.first { $0 != " " && $0 != "\t" } == "$" }

    /// The value of `$NAME`; nil for any other word.
    private func value(of word: String, _ place: Place) throws -> ScriptWord? {
        guard word.first == "$", Self.isName(word.dropFirst()) else { return nil }
        if let value = variables[String(word.dropFirst())] { return .quoted(value) }
        // Such a file may be meant.
        if place == .file { return nil }
        throw Self.unknown(String(word.dropFirst()), variables)
    }

    /// Whether a variable can be called so: letters, digits and underscores of ASCII, no digit first.
    static func isName(_ text: some StringProtocol) -> Bool {
        guard let first = text.first, !first.isNumber, text.utf8.count <= 64 else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    private static func unknown(_ name: String, _ variables: [String: String]) -> Mistake {
        let known = variables.isEmpty ? "" : " (known: \(variables.keys.sorted().joined(separator: ", ")))"
        return Mistake(
            "there is no variable \(name)\(known); write set \(name) \"…\" above, or --set \(name)=… in the command")
    }

    private mutating func takeQuoted() throws -> String {
        rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == "\"" {
                if let next = rest.first, next != " ", next != "\t", next != "#" {
                    throw Mistake("a space is missing after the closing quote, before \(rest.prefix(20))")
                }
                return text
            }
            guard character == "\\" else {
                text.append(character)
                continue
            }
            switch rest.popFirst() {
            case "\"": text.append("\"")
            case "\\": text.append("\\")
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "u": text.unicodeScalars.append(try takeScalar())
            case "(": text += try takeVariable()
            case let other?:
                throw Mistake("unknown escape \\\(other) (known: \\\" \\\\ \\n \\t \\u{…} \\(NAME))")
            case nil: break
            }
        }
        throw Mistake("the closing quote is missing")
    }

    private mutating func takeScalar() throws -> Unicode.Scalar {
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
            let number = UInt32(rest[..<end], radix: 16), let scalar = Unicode.Scalar(number)
        else { throw Mistake("\\u needs a character's number in braces, like \\u{E9}") }
        rest = rest[rest.index(after: end)...]
        return scalar
    }

    private mutating func takeVariable() throws -> String {
        guard let end = rest.firstIndex(of: ")"), Self.isName(rest[..<end]) else {
            throw Mistake("\\( needs a variable's name and a closing parenthesis, like \\(NAME)")
        }
        let name = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
        guard let value = variables[name] else { throw Self.unknown(name, variables) }
        return value
    }

    private mutating func takePattern() throws -> ScriptWord {
        rest.removeFirst()
        var pattern = ""
        while let character = rest.popFirst() {
            if character == "/" {
                let flags = rest.prefix { $0 != " " && $0 != "\t" && $0 != "#" }
                guard flags.isEmpty || flags == "i" else {
                    throw Mistake("after /…/ there may only be an i, for any letters, not \(flags.prefix(20))")
                }
                rest = rest[flags.endIndex...]
                do { try TimedExpression.check(pattern) } catch { throw Mistake("\(error)") }
                return .pattern(pattern, ignoresCase: !flags.isEmpty)
            }
            if character == "\\", let next = rest.popFirst() {
                // A slash in the expression.
                pattern += next == "/" ? "/" : "\\\(next)"
            } else {
                pattern.append(character)
            }
        }
        throw Mistake("the closing slash of the regular expression is missing")
    }
}
