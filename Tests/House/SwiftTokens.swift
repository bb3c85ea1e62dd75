/// The words and the punctuation of Swift source, without comments and the text of strings.
package struct SwiftTokens: Sequence, IteratorProtocol {
    package enum Token: Equatable {
        /// A name or a keyword.
        case word(String)
        case punctuation(UInt8)
    }

    private let bytes: [UInt8]
    private var position = 0
    /// For each interpolation that is open: the parentheses in it, and the string that it is in.
    private var interpolations: [(depth: Int, string: StringKind)] = []

    /// How a string ends: after how many quotation marks, and number signs.
    private struct StringKind {
        let quotes: Int
        let signs: Int
    }

    package init(_ text: String) { bytes = Array(text.utf8) }

    package mutating func next() -> Token? {
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "/"), skipComment() { continue }
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"), let string = beginString() {
                skipString(string)
                continue
            }
            if Self.isPartOfWord(byte) { return .word(word()) }
            position += 1
            if byte == UInt8(ascii: "`") || byte <= UInt8(ascii: " ") { continue }
            if !interpolations.isEmpty, endsInterpolation(byte) { continue }
            return .punctuation(byte)
        }
        return nil
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private mutating func word() -> String {
        let start = position
        while position < bytes.count, Self.isPartOfWord(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private func has(_ text: StaticString, at place: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard place + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
    }

    private mutating func skipComment() -> Bool {
        if has("//", at: position) {
            while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            return true
        }
        guard has("/*", at: position) else { return false }
        var depth = 0
        repeat {
            if has("/*", at: position) {
                (depth, position) = (depth + 1, position + 2)
            } else if has("*/", at: position) {
                (depth, position) = (depth - 1, position + 2)
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
        return true
    }

    // MARK: Strings

    private mutating func beginString() -> StringKind? {
        var place = position
        while place < bytes.count, bytes[place] == UInt8(ascii: "#") { place += 1 }
        guard has("\"", at: place) else { return nil }
        let kind = StringKind(quotes: has("\"\"\"", at: place) ? 3 : 1, signs: place - position)
        position = place + kind.quotes
        return kind
    }

    /// Moves behind the string's end, or into the interpolation that comes first.
    private mutating func skipString(_ kind: StringKind) {
        while position < bytes.count {
            if ends(kind) {
                position += kind.quotes + kind.signs
                return
            }
            guard bytes[position] == UInt8(ascii: "\\"), hasSigns(kind.signs, at: position + 1) else {
                position += 1
                continue
            }
            position += 1 + kind.signs
            if has("(", at: position) {
                position += 1
                interpolations.append((1, kind))
                return
            }
            position += 1
        }
    }

    private func ends(_ kind: StringKind) -> Bool {
        (0..<kind.quotes).allSatisfy { has("\"", at: position + $0) }
            && hasSigns(kind.signs, at: position + kind.quotes)
    }

    private func hasSigns(_ count: Int, at place: Int) -> Bool { (0..<count).allSatisfy { has("#", at: place + $0) } }

    /// Counts the parentheses of an interpolation; behind the last one the string goes on.
    private mutating func endsInterpolation(_ byte: UInt8) -> Bool {
        if byte == UInt8(ascii: "(") { interpolations[interpolations.count - 1].depth += 1 }
        guard byte == UInt8(ascii: ")") else { return false }
        interpolations[interpolations.count - 1].depth -= 1
        guard let last = interpolations.last, last.depth == 0 else { return false }
        interpolations.removeLast()
        skipString(last.string)
        return true
    }
}
