/// What an input method or a dead key of the machine's keyboard composes: text that stands in the app, marked, until it
/// is final.
package struct Composition: Hashable, Sendable {
    /// All of it; empty when nothing came of it.
    package var text: String
    /// The part of it that the user works at, in UTF-16 units: a caret when it is empty.
    package var selection: Range<Int>
    /// Whether the text stays as it is.
    package var isFinal: Bool

    package init(_ text: String, selection: Range<Int>? = nil, isFinal: Bool = false) {
        let length = text.utf16.count
        self.text = text
        self.selection = selection?.clamped(to: 0..<length) ?? length..<length
        self.isFinal = isFinal
    }
}
