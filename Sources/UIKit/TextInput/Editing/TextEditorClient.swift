/// The view whose text an editor changes.
@MainActor package protocol TextEditorClient: AnyObject {
    /// Whether a change by the user may happen. It may change the text itself, and take the view away.
    func editor(_ editor: TextEditor, shouldReplace range: NSRange, with text: String) -> Bool
    /// Lines look different now.
    func editor(_ editor: TextEditor, didChange lines: Range<Int>)
    /// The user changed the text; the view has been told of lines and selection.
    func editorDidEdit(_ editor: TextEditor)
    /// The caret or the selection is elsewhere.
    func editorDidChangeSelection(_ editor: TextEditor)
    /// Where changes are noted for undoing; nil if they are not.
    func undoManager(for editor: TextEditor) -> UndoManager?
}
