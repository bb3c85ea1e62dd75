/// A place between two characters.
package struct Caret: Hashable, Sendable {
    /// How many characters are before it.
    package var offset: Int
    /// Whether it is shown at the end of the line above, where a line was broken, not at the beginning of the next.
    package var isAtLineEnd: Bool

    package init(_ offset: Int, isAtLineEnd: Bool = false) {
        self.offset = offset
        self.isAtLineEnd = isAtLineEnd
    }
}
