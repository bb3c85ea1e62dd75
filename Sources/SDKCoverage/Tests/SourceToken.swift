/// A piece of a source text, as far as names are concerned.
enum SourceToken: Equatable {
    case name(String)
    /// One character that is no part of a name: `[`, `:`, `@` …
    case sign(UInt8)
    /// A string, character or number: what it says is not code.
    case literal

    /// The name, if it is one.
    var name: String? {
        if case .name(let name) = self { return name }
        return nil
    }

    func isSign(_ sign: Unicode.Scalar) -> Bool { self == .sign(UInt8(ascii: sign)) }

    /// Reads a source in C, Objective-C or Swift; comments and the insides of strings are left out.
    /// - Parameter isSwift: Whether comments nest, and strings may have `"""` or `#` around them.
    static func read(_ text: [UInt8], isSwift: Bool) -> [SourceToken] {
        var reader = Reader(text: text, isSwift: isSwift)
        return reader.read()
    }
}

private struct Reader {
    let text: [UInt8]
    let isSwift: Bool
    var place = 0
    var tokens: [SourceToken] = []

    init(text: [UInt8], isSwift: Bool) {
        self.text = text
        self.isSwift = isSwift
    }

    private func byte(_ offset: Int = 0) -> UInt8 { place + offset < text.count ? text[place + offset] : 0 }

    private func isAt(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { word in
            place + word.count <= text.count && text[place..<place + word.count].elementsEqual(word)
        }
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || byte == 95
    }

    mutating func read() -> [SourceToken] {
        while place < text.count {
            switch byte() {
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "#") where isSwift && isAt("#\""): skipRawString()
            case UInt8(ascii: "'") where !isSwift: skip(to: UInt8(ascii: "'"))
            case 48...57: skipNumber()
            case let first where Self.isNamePart(first): readName()
            case let other:
                if other > 32 { tokens.append(.sign(other)) }
                place += 1
            }
        }
        return tokens
    }

    private mutating func readName() {
        let start = place
        while place < text.count, Self.isNamePart(text[place]) { place += 1 }
        tokens.append(.name(String(decoding: text[start..<place], as: UTF8.self)))
    }

    private mutating func skipNumber() {
        while place < text.count, Self.isNamePart(text[place]) || (byte() == 46 && (48...57).contains(byte(1))) {
            place += 1
        }
        tokens.append(.literal)
    }

    private mutating func skipLine() {
        while place < text.count, text[place] != 10 { place += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        while place < text.count {
            if isAt("*/") {
                depth -= 1
                place += 2
                if depth == 0 { return }
            } else if isAt("/*"), depth == 0 || isSwift {
                depth += 1
                place += 2
            } else {
                place += 1
            }
        }
    }

    /// A string of one line, or one between `"""`.
    private mutating func skipString() {
        guard isSwift, isAt("\"\"\"") else { return skip(to: UInt8(ascii: "\"")) }
        place += 3
        while place < text.count, !isAt("\"\"\"") { place += byte() == UInt8(ascii: "\\") ? 2 : 1 }
        place += 3
        tokens.append(.literal)
    }

    private mutating func skipRawString() {
        place += 2
        while place < text.count, !isAt("\"#") { place += 1 }
        place += 2
        tokens.append(.literal)
    }

    private mutating func skip(to end: UInt8) {
        place += 1
        while place < text.count, text[place] != end, text[place] != 10 {
            place += byte() == UInt8(ascii: "\\") ? 2 : 1
        }
        place += 1
        tokens.append(.literal)
    }
}
