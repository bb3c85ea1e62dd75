/// The value of a constant expression in a Swift source: `3`, `0x1F`, `1 << 4`, `-1`, `a | b`, `[.a, .b]`, `.max`.
package struct RawValueExpression {
    private let characters: [Character]
    private var position = 0
    private let known: [String: Int64]

    /// - Parameter known: values of the members that the expression may name.
    package static func value(of text: String, known: [String: Int64] = [:]) -> Int64? {
        guard text.count < 1024 else { return nil }
        var parser = RawValueExpression(characters: Array(text), known: known)
        guard let value = parser.union() else { return nil }
        parser.skipSpaces()
        return parser.position == parser.characters.count ? value : nil
    }

    private init(characters: [Character], known: [String: Int64]) {
        self.characters = characters
        self.known = known
    }

    private mutating func union() -> Int64? {
        guard var value = shift() else { return nil }
        while take("|") {
            guard let next = shift() else { return nil }
            value |= next
        }
        return value
    }

    private mutating func shift() -> Int64? {
        guard var value = primary() else { return nil }
        while take("<<") {
            guard let count = primary(), (0..<64).contains(count) else { return nil }
            value = Int64(truncatingIfNeeded: UInt64(bitPattern: value) << UInt64(count))
        }
        return value
    }

    private mutating func primary() -> Int64? {
        if take("-") { return primary().map { 0 &- $0 } }
        if take("~") { return primary().map { ~$0 } }
        if take("(") { return enclosed(by: ")") }
        if take("[") { return list() }
        if take(".max") || take("Int.max") { return .max }
        if take("UInt32.max") { return Int64(UInt32.max) }
        if take("UInt.max") { return -1 }
        if take(".") { return word().flatMap { known[$0] } }
        guard let word = word() else { return nil }
        let digits = word.filter { $0 != "_" }
        if digits.hasPrefix("0x") { return UInt64(digits.dropFirst(2), radix: 16).map(Int64.init(bitPattern:)) }
        if digits.hasPrefix("0b") { return UInt64(digits.dropFirst(2), radix: 2).map(Int64.init(bitPattern:)) }
        return Int64(digits) ?? known[word]
    }

    private mutating func enclosed(by end: String) -> Int64? {
        guard position < 256, let value = union(), take(end) else { return nil }
        return value
    }

    /// The members of an option set's literal.
    private mutating func list() -> Int64? {
        var value: Int64 = 0
        if take("]") { return 0 }
        repeat {
            if take("]") { return value }
            guard let member = union() else { return nil }
            value |= member
        } while take(",")
        return take("]") ? value : nil
    }

    private mutating func word() -> String? {
        skipSpaces()
        let start = position
        while position < characters.count,
            characters[position].isLetter || characters[position].isNumber || characters[position] == "_"
        {
            position += 1
        }
        return start == position ? nil : String(characters[start..<position])
    }

    private mutating func skipSpaces() {
        while position < characters.count, characters[position] == " " { position += 1 }
    }

    private mutating func take(_ text: String) -> Bool {
        skipSpaces()
        guard position + text.count <= characters.count,
            String(characters[position..<position + text.count]) == text
        else { return false }
        position += text.count
        return true
    }
}
