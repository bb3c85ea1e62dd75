/// The view whose text an editor changes.
@MainActor package protocol TextEditorClient: AnyObject {
    /// Whether the user may make this change. The app, which is asked, may change the text itself, and remove the view.
    func editor(_ editor: TextEditor, shouldReplace range: NSRange, with text: String) -> Bool
    /// Lines look different now.
    func editor(_ editor: TextEditor, didChange lines: Range<Int>)
    /// The user changed the text; the view has been told of lines and selection.
    func editorDidEdit(_ editor: TextEditor)
    /// The caret or the selection is elsewhere.
    func editorDidChangeSelection(_ editor: TextEditor)
    /// The undo manager for changes; nil for none.
    func undoManager(for editor: TextEditor) -> UndoManager?
}
