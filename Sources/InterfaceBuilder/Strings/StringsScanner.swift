/// Scans the tokens of a strings file.
struct StringsScanner {
    private let text: [Unicode.Scalar]
    private let path: String
    private var position = 0
    private var line = 1

    /// The comment directly before the latest key.
    private(set) var comment = ""

    init(_ text: String, path: String) {
        self.text = Array(text.unicodeScalars)
        self.path = path
    }

    /// The next key; nil at the end of the file.
    mutating func next() throws -> String? {
        comment = ""
        try skipSpace()
        return position < text.count ? try word() : nil
    }

    /// The value after a key. A key without a value is its own value.
    mutating func value() throws -> String {
        let keyComment = comment
        defer { comment = keyComment }
        let start = position
        try skipSpace()
        if position < text.count, text[position] == ";" {
            position += 1
            return lastWord
        }
        guard position < text.count, text[position] == "=" else {
            position = max(start, position)
            throw error("there is no = behind the key")
        }
        position += 1
        try skipSpace()
        guard position < text.count else { throw error("there is no value behind the =") }
        let value = try word()
        try skipSpace()
        guard position < text.count, text[position] == ";" else { throw error("there is no ; behind the value") }
        position += 1
        return value
    }

    private var lastWord = ""

    private mutating func word() throws -> String {
        lastWord = text[position] == "\"" ? try quotedWord() : try plainWord()
        return lastWord
    }

    private mutating func plainWord() throws -> String {
        var word = String.UnicodeScalarView()
        while position < text.count, Self.isPlain(text[position]) {
            word.append(text[position])
            position += 1
        }
        guard !word.isEmpty else { throw error("“\(text[position])” cannot stand here") }
        return String(word)
    }

    private static func isPlain(_ character: Unicode.Scalar) -> Bool {
        character.properties.isAlphabetic || ("0"..."9").contains(character)
            || "._-$:/[]".unicodeScalars.contains(character)
    }

    private mutating func quotedWord() throws -> String {
        let start = line
        position += 1
        var word = String.UnicodeScalarView()
        while position < text.count {
            let character = text[position]
            position += 1
            switch character {
            case "\"": return String(word)
            case "\\": word.append(try escaped())
            default:
                if character == "\n" { line += 1 }
                word.append(character)
            }
        }
        line = start
        throw error("the quotes that are opened here are not closed")
    }

    private mutating func escaped() throws -> Unicode.Scalar {
        guard position < text.count else { throw error("the file ends behind a \\") }
        let character = text[position]
        position += 1
        switch character {
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "U", "u":
            let digits = text[position..<min(position + 4, text.count)]
            guard digits.count == 4, let number = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
                let scalar = Unicode.Scalar(number)
            else { throw error("there are no four hexadecimal digits of a character behind \\U") }
            position += 4
            return scalar
        case "\n":
            line += 1
            return character
        default: return character
        }
    }

    private mutating func skipSpace() throws {
        while position < text.count {
            let character = text[position]
            if character == "\n" { line += 1 }
            if character.properties.isWhitespace || character == "\u{FEFF}" {
                position += 1
            } else if character == "/", position + 1 < text.count, text[position + 1] == "*" {
                try skipComment()
            } else if character == "/", position + 1 < text.count, text[position + 1] == "/" {
                while position < text.count, text[position] != "\n" { position += 1 }
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws {
        let startLine = line
        position += 2
        let start = position
        while position + 1 < text.count {
            if text[position] == "*", text[position + 1] == "/" {
                comment = String(String.UnicodeScalarView(text[start..<position])).trimming
                position += 2
                return
            }
            if text[position] == "\n" { line += 1 }
            position += 1
        }
        line = startLine
        throw error("the comment that begins here has no end")
    }

    private func error(_ problem: String) -> InterfaceFileError {
        InterfaceFileError(problem, path: path, line: line, cure: "Lines of a strings file are \"key\" = \"value\";")
    }
}

extension String {
    fileprivate var trimming: String {
        let isInside = { (character: Character) in !character.isWhitespace }
        guard let first = firstIndex(where: isInside), let last = lastIndex(where: isInside) else { return "" }
        return String(self[first...last])
    }
}
