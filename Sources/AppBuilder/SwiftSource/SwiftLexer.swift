/// Splits Swift source into tokens. Invalid source gives tokens, too; the compiler reports the errors.
package struct SwiftLexer {
    private let bytes: [UInt8]
    private var position = 0
    private var tokens: [SwiftToken] = []
    private var startsLine = true
    private let readsInterpolations: Bool

    /// The greatest nesting depth of string interpolations; deeper ones are read as text.
    private static let maximumDepth = 32

    /// - Parameter readsInterpolations: Whether the code in a string's interpolations gives tokens, which precede that
    ///   of the string.
    package static func tokens(of bytes: [UInt8], readsInterpolations: Bool = false) -> [SwiftToken] {
        var lexer = SwiftLexer(bytes: bytes, readsInterpolations: readsInterpolations)
        while lexer.position < bytes.count { lexer.read(depth: 0) }
        return lexer.tokens
    }

    private init(bytes: [UInt8], readsInterpolations: Bool) {
        self.bytes = bytes
        self.readsInterpolations = readsInterpolations
    }

    /// Reads a token, or white space or a comment.
    private mutating func read(depth: Int) {
        let start = position
        let byte = bytes[position]
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
            startsLine = true
            position += 1
        } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
            position += 1
        } else if skipComment() {
            return
        } else if skipString(depth: depth) || skipRegularExpression() {
            add(.literal, from: start)
        } else if Self.isWordByte(byte) {
            while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
            add(byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? .literal : .word, from: start)
        } else if byte == UInt8(ascii: "`"), let end = bytes[(position + 1)...].firstIndex(of: byte) {
            position = end + 1
            add(.word, from: start)
        } else if byte == UInt8(ascii: "-"), next(1) == UInt8(ascii: ">") {
            position += 2
            add(.mark("→"), from: start)
        } else {
            position += 1
            add(.mark(Character(UnicodeScalar(byte))), from: start)
        }
    }

    private mutating func add(_ kind: SwiftToken.Kind, from start: Int) {
        tokens.append(SwiftToken(kind: kind, range: start..<position, startsLine: startsLine))
        startsLine = false
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private func next(_ offset: Int) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private func has(_ text: StaticString, at start: Int) -> Bool {
        guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[start + index] != text.utf8Start[index] { return false }
        return true
    }

    // MARK: Comments

    private mutating func skipComment() -> Bool {
        if has("//", at: position) {
            while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            return true
        }
        guard has("/*", at: position) else { return false }
        var depth = 0
        while position < bytes.count {
            if has("/*", at: position) {
                depth += 1
                position += 2
            } else if has("*/", at: position) {
                depth -= 1
                position += 2
                if depth == 0 { return true }
            } else {
                if bytes[position] == UInt8(ascii: "\n") { startsLine = true }
                position += 1
            }
        }
        return true
    }

    // MARK: Strings

    private mutating func skipString(depth: Int) -> Bool {
        var hashes = 0
        while next(hashes) == UInt8(ascii: "#") { hashes += 1 }
        guard next(hashes) == UInt8(ascii: "\"") else { return false }
        position += hashes
        let isMultiline = has("\"\"\"", at: position)
        position += isMultiline ? 3 : 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\") where isFollowed(by: hashes, from: position + 1):
                position += 1 + hashes
                if next(0) == UInt8(ascii: "("), depth < Self.maximumDepth {
                    skipInterpolation(depth: depth + 1)
                } else {
                    position += 1
                }
            case UInt8(ascii: "\"")
            where (!isMultiline || has("\"\"\"", at: position))
                && isFollowed(by: hashes, from: position + (isMultiline ? 3 : 1)):
                position += (isMultiline ? 3 : 1) + hashes
                return true
            case UInt8(ascii: "\n") where !isMultiline: return true
            default: position += 1
            }
        }
        position = min(position, bytes.count)
        return true
    }

    /// Whether `hashes` number signs are at a position.
    private func isFollowed(by hashes: Int, from start: Int) -> Bool {
        guard start + hashes <= bytes.count else { return false }
        return bytes[start..<start + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// Skips from an opening parenthesis past its closing one.
    private mutating func skipInterpolation(depth: Int) {
        let (known, stringStartsLine) = (tokens.count, startsLine)
        defer { startsLine = stringStartsLine }
        var parentheses = 0
        repeat {
            let byte = bytes[position]
            let start = position
            read(depth: depth)
            guard position == start + 1 else { continue }
            if byte == UInt8(ascii: "(") { parentheses += 1 }
            if byte == UInt8(ascii: ")") { parentheses -= 1 }
        } while parentheses > 0 && position < bytes.count
        if !readsInterpolations { tokens.removeLast(tokens.count - known) }
    }

    /// Skips `#/…/#`. Without number signs there are no regular expression literals in the apps' language mode.
    private mutating func skipRegularExpression() -> Bool {
        var hashes = 0
        while next(hashes) == UInt8(ascii: "#") { hashes += 1 }
        guard hashes > 0, next(hashes) == UInt8(ascii: "/") else { return false }
        var end = position + hashes + 1
        while end < bytes.count {
            if bytes[end] == UInt8(ascii: "\\") {
                end += 2
            } else if bytes[end] == UInt8(ascii: "/"), isFollowed(by: hashes, from: end + 1) {
                position = end + 1 + hashes
                return true
            } else {
                end += 1
            }
        }
        return false
    }
}
