/// A Swift source with its tokens.
struct SwiftText {
    let bytes: [UInt8]
    let tokens: [SwiftToken]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = SwiftLexer.tokens(of: bytes)
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func text(_ token: SwiftToken) -> String { text(token.range) }

    /// The tokens from an index to the end of the line.
    /// - Returns: Their text without a trailing comment, and the index of the token after them.
    func line(from index: Int) -> (text: String, end: Int) {
        var end = index + 1
        while end < tokens.count, !tokens[end].startsLine { end += 1 }
        return (text(tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound), end)
    }
}
