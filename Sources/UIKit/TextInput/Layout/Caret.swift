/// A place between two characters.
package struct Caret: Hashable, Sendable {
    /// The number of characters before the caret.
    package var offset: Int
    /// True to show the caret at the end of the previous line instead of at the start of the next, where a line was
    /// wrapped.
    package var isAtLineEnd: Bool

    package init(_ offset: Int, isAtLineEnd: Bool = false) {
        self.offset = offset
        self.isAtLineEnd = isAtLineEnd
    }
}
