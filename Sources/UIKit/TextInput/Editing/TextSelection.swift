/// The selection: a range of characters, or a caret between two characters.
package struct TextSelection: Hashable, Sendable {
    /// The end that stays fixed when the selection is extended.
    package var anchor: Int
    /// The end that moves; where the caret is.
    package var head: Caret

    package init(_ caret: Caret) {
        anchor = caret.offset
        head = caret
    }

    package init(anchor: Int, head: Int) {
        self.anchor = anchor
        self.head = Caret(head)
    }

    package init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, head: range.upperBound) }

    package var range: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }
    package var isCaret: Bool { anchor == head.offset }
}
