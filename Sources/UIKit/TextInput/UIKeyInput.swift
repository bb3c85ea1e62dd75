/// A responder that takes text from the keyboard, a character at a time.
///
/// The keyboard appears while an object that conforms to it is the first responder.
@MainActor public protocol UIKeyInput: UITextInputTraits {
    /// True if the object contains text.
    var hasText: Bool { get }
    /// Inserts typed text: usually one character, `"\n"` for the return key. Replaces the selection.
    func insertText(_ text: String)
    /// The delete key was pressed: removes the selection, or the character before the caret.
    func deleteBackward()
}
