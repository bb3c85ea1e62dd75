/// The view whose text an editor changes.
@MainActor package protocol TextEditorClient: AnyObject {
    /// Returns true to permit a change by the user. The app's delegate is asked; it may change the text or remove the
    /// view meanwhile.
    func editor(_ editor: TextEditor, shouldReplace range: NSRange, with text: String) -> Bool
    /// Called when lines must be redrawn.
    func editor(_ editor: TextEditor, didChange lines: Range<Int>)
    /// The user changed the text; the view has been told of lines and selection.
    func editorDidEdit(_ editor: TextEditor)
    /// The caret or the selection is elsewhere.
    func editorDidChangeSelection(_ editor: TextEditor)
    /// The undo manager for changes; nil for none.
    func undoManager(for editor: TextEditor) -> UndoManager?
}
