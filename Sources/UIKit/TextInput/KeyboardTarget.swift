package import DeviceLink

/// The methods by which the keyboard uses the framework's own text views, beyond ``UIKeyInput``.
@MainActor package protocol KeyboardTarget: UIKeyInput {
    /// The text before the caret, at most some hundred characters, on which capitals and full stops depend.
    var textBeforeCaret: String { get }
    /// True if the text can be edited. Text that can only be selected has no keyboard. The default is true.
    var takesText: Bool { get }
    /// True if the selection is a caret, so that typed text replaces nothing.
    var hasCaret: Bool { get }
    /// Called when the return key is pressed.
    func keyboardReturn()
    /// True if the return key is enabled.
    var returnKeyIsEnabled: Bool { get }
    /// Called when an arrow key is pressed.
    /// - Parameter extending: True to extend the selection, as with shift, instead of moving the caret.
    func moveCaret(_ direction: CaretDirection, extending: Bool)
    /// Replaces the characters before the caret in a single change: two spaces by a full stop, a letter by an accented
    /// one, or a word by its correction.
    /// - Parameter count: The number of characters, at most as many as are before the caret.
    func replaceBeforeCaret(_ count: Int, with text: String)
    /// Sets the marked text of an input method. It is provisional until the input method commits it.
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
