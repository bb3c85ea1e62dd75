/// The places in the framework's own texts, in UTF-16 units.
final class TextPlace: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextPlace)?.offset == offset }
    override var hash: Int { offset }
    override var description: String { "<UITextPosition: \(offset)>" }
}

/// The ranges in the framework's own texts.
final class TextSpan: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { TextPlace(range.location) }
    override var end: UITextPosition { TextPlace(range.location + range.length) }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
    override var hash: Int { range.location &* 31 &+ range.length }
    override var description: String { "<UITextRange: (\(range.location), \(range.length))>" }
}
