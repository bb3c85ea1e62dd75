/// Takes the bytes of a PDF file or a content stream apart into objects and operators (PDF Reference 1.7, 3.1 and 3.2).
struct PDFLexer {
    enum Token {
        case value(PDFValue)
        /// `obj`, `stream`, `R`, an operator of a content stream …
        case word(String)
        case arrayStart, arrayEnd, dictionaryStart, dictionaryEnd
    }

    let bytes: [UInt8]
    var place: Int
    private let end: Int
    /// The file that references are resolved in; nil for content streams, which have no references.
    private weak var file: PDFFile?

    /// How deeply arrays and dictionaries may be nested.
    private static let deepestNesting = 100
    private static let longestWord = 256

    init(bytes: [UInt8], place: Int = 0, end: Int? = nil, file: PDFFile?) {
        self.bytes = bytes
        self.place = max(place, 0)
        self.end = min(end ?? bytes.count, bytes.count)
        self.file = file
    }

    var isAtEnd: Bool { place >= end }

    // MARK: Objects

    /// The next object; nil at the end, at an operator, or at something malformed.
    mutating func object() -> PDFObject? {
        guard let token = token() else { return nil }
        return object(token, depth: 0)
    }

    /// The object that begins with a token; nil for words and stray brackets.
    mutating func object(_ token: Token, depth: Int = 0) -> PDFObject? {
        guard depth < PDFLexer.deepestNesting else { return nil }
        switch token {
        case .value(.integer(let number)): return reference(number) ?? PDFObject(.integer(number))
        case .value(let value): return PDFObject(value)
        case .arrayStart: return array(depth)
        case .dictionaryStart: return dictionary(depth).map { PDFObject(.dictionary($0)) }
        case .word, .arrayEnd, .dictionaryEnd: return nil
        }
    }

    /// `12 0 R` is a reference to another object of the file.
    private mutating func reference(_ number: Int) -> PDFObject? {
        guard file != nil, number >= 0 else { return nil }
        let start = place
        if case .value(.integer(let generation)) = token(), case .word("R") = token() {
            return PDFObject(.reference(number: number, generation: generation))
        }
        place = start
        return nil
    }

    private mutating func array(_ depth: Int) -> PDFObject? {
        var objects: [PDFObject] = []
        while let next = token() {
            if case .arrayEnd = next { break }
            // Malformed elements are skipped.
            if let object = object(next, depth: depth + 1) { objects.append(object) }
        }
        return PDFObject(.array(PDFArray(objects, file: file)))
    }

    /// The entries up to `>>`; in an inline image, up to `ID`.
    mutating func dictionary(_ depth: Int, endsAtWord: Bool = false) -> PDFDictionary? {
        var entries: [String: PDFObject] = [:]
        while let next = token() {
            switch next {
            case .dictionaryEnd: return PDFDictionary(entries, file: file)
            case .word where endsAtWord: return PDFDictionary(entries, file: file)
            case .value(.name(let key)):
                guard let following = token() else { break }
                if case .dictionaryEnd = following { return PDFDictionary(entries, file: file) }
                if let value = object(following, depth: depth + 1) { entries[key.text] = value }
            default: break
            }
        }
        return PDFDictionary(entries, file: file)
    }

    // MARK: Tokens

    /// The next token; nil at the end.
    mutating func token() -> Token? {
        skipSpace()
        guard place < end else { return nil }
        let byte = bytes[place]
        switch byte {
        case UInt8(ascii: "["): return advance(1, .arrayStart)
        case UInt8(ascii: "]"): return advance(1, .arrayEnd)
        case UInt8(ascii: "<"):
            if byteAfter == byte { return advance(2, .dictionaryStart) }
            return .value(.string(PDFString(hexadecimalString())))
        case UInt8(ascii: ">"): return byteAfter == byte ? advance(2, .dictionaryEnd) : skipAndGoOn()
        case UInt8(ascii: "("): return .value(.string(PDFString(literalString())))
        case UInt8(ascii: "/"): return .value(.name(PDFName(name())))
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"): return skipAndGoOn()
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            return .value(number())
        default: return word()
        }
    }

    private mutating func advance(_ count: Int, _ token: Token) -> Token {
        place += count
        return token
    }

    private mutating func skipAndGoOn() -> Token {
        place += 1
        return .word("")
    }

    private var byteAfter: UInt8? { place + 1 < end ? bytes[place + 1] : nil }

    mutating func skipSpace() {
        while place < end {
            if bytes[place] == UInt8(ascii: "%") {
                while place < end, bytes[place] != 10, bytes[place] != 13 { place += 1 }
            } else if PDFLexer.isSpace(bytes[place]) {
                place += 1
            } else {
                return
            }
        }
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) || byte == 0 }

    private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }

    private mutating func regularBytes() -> ArraySlice<UInt8> {
        let start = place
        while place < end, !PDFLexer.isSpace(bytes[place]), !PDFLexer.isDelimiter(bytes[place]) { place += 1 }
        return bytes[start..<place]
    }

    private mutating func word() -> Token {
        let text = String(decoding: regularBytes().prefix(PDFLexer.longestWord), as: UTF8.self)
        switch text {
        case "true": return .value(.boolean(true))
        case "false": return .value(.boolean(false))
        case "null": return .value(.null)
        default: return .word(text)
        }
    }

    private mutating func number() -> PDFValue {
        let start = place
        place += 1
        while place < end, (48...57).contains(bytes[place]) || bytes[place] == 46 || bytes[place] == 45 { place += 1 }
        let text = bytes[start..<min(place, start + 64)]
        if !text.contains(46) {
            if let value = Int(String(decoding: text, as: UTF8.self)) { return .integer(value) }
        }
        // Some writers produce numbers with a sign in the middle or several points: the part before counts.
        var value = 0.0, scale = 1.0, isFraction = false
        for byte in text.drop(while: { $0 == 43 || $0 == 45 }) {
            if byte == 46, !isFraction {
                isFraction = true
            } else if (48...57).contains(byte) {
                if isFraction { scale /= 10 }
                value = isFraction ? value + Double(byte - 48) * scale : value * 10 + Double(byte - 48)
            } else {
                break
            }
        }
        return .real(text.first == 45 ? -value : value)
    }

    private mutating func name() -> [UInt8] {
        place += 1
        var result: [UInt8] = []
        var rest = regularBytes()
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "#"), rest.count >= 2, let high = PDFLexer.digit(rest[rest.startIndex]),
                let low = PDFLexer.digit(rest[rest.startIndex + 1])
            {
                result.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return result
    }

    static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 48...57: byte - 48
        case 65...70: byte - 55
        case 97...102: byte - 87
        default: nil
        }
    }

    private mutating func hexadecimalString() -> [UInt8] {
        place += 1
        var result: [UInt8] = []
        var high: UInt8?
        while place < end, bytes[place] != UInt8(ascii: ">") {
            if let digit = PDFLexer.digit(bytes[place]) {
                if let first = high {
                    result.append(first << 4 | digit)
                    high = nil
                } else {
                    high = digit
                }
            }
            place += 1
        }
        place += 1
        if let high { result.append(high << 4) }
        return result
    }

    private mutating func literalString() -> [UInt8] {
        place += 1
        var result: [UInt8] = []
        var depth = 1
        while place < end {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "("):
                depth += 1
                result.append(byte)
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return result }
                result.append(byte)
            case UInt8(ascii: "\\"): escape(&result)
            default: result.append(byte)
            }
        }
        return result
    }

    private mutating func escape(_ result: inout [UInt8]) {
        guard place < end else { return }
        let byte = bytes[place]
        place += 1
        switch byte {
        case UInt8(ascii: "n"): result.append(10)
        case UInt8(ascii: "r"): result.append(13)
        case UInt8(ascii: "t"): result.append(9)
        case UInt8(ascii: "b"): result.append(8)
        case UInt8(ascii: "f"): result.append(12)
        case 13: if place < end, bytes[place] == 10 { place += 1 }
        case 10: break
        case 48...55:
            var value = Int(byte - 48)
            for _ in 0..<2 where place < end && (48...55).contains(bytes[place]) {
                value = value * 8 + Int(bytes[place] - 48)
                place += 1
            }
            result.append(UInt8(value & 255))
        default: result.append(byte)
        }
    }
}
