package import DeviceLink

/// The methods by which the keyboard uses the framework's own text views, beyond ``UIKeyInput``.
@MainActor package protocol KeyboardTarget: UIKeyInput {
    /// The text before the caret, at most some hundred characters, on which capitals and full stops depend.
    var textBeforeCaret: String { get }
    /// Whether the text can be changed at all: text that is only selected has no keyboard. True by default.
    var takesText: Bool { get }
    /// Whether nothing is selected, so that what is typed goes in at the caret.
    var hasCaret: Bool { get }
    /// The return key was pressed.
    func keyboardReturn()
    /// Whether the return key can be pressed.
    var returnKeyIsEnabled: Bool { get }
    /// An arrow key was pressed.
    /// - Parameter extending: Whether the selection grows or shrinks instead, as with shift held.
    func moveCaret(_ direction: CaretDirection, extending: Bool)
    /// Replaces the last characters before the caret in one change: a full stop for two spaces, an accent, a
    /// correction.
    /// - Parameter count: How many; no more than there are.
    func replaceBeforeCaret(_ count: Int, with text: String)
    /// Sets text that an input method composes as marked text, until it is final.
    func compose(_ composition: Composition)
    /// Where the caret is in the window's coordinates, or the end of the selection; nil if it cannot be seen.
    var caretFrame: CGRect? { get }
}

/// Where an arrow key moves the caret.
package enum CaretDirection {
    case left, right, up, down
    /// To the beginning or the end of the line.
    case lineStart, lineEnd
    /// To the beginning or the end of the text.
    case textStart, textEnd
    /// Over a word.
    case wordLeft, wordRight
}

extension KeyboardTarget {
    package var takesText: Bool { true }
}
