package import DeviceLink

extension UITextField: TextEditorClient {
    package func editor(_ editor: TextEditor, shouldReplace range: NSRange, with text: String) -> Bool {
        guard isEditing || !isFirstResponder else { return true }
        return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    package func editor(_ editor: TextEditor, didChange lines: Range<Int>) { textDidMove() }

    package func editorDidEdit(_ editor: TextEditor) {
        textDidMove()
        changed()
    }

    package func editorDidChangeSelection(_ editor: TextEditor) {
        guard isEditing else { return }
        scrollToCaret()
        parts.canvas.setNeedsDisplay()
        interaction.update()
    }

    package func undoManager(for editor: TextEditor) -> UndoManager? { isEditing ? undoManager : nil }
}

extension UITextField: KeyboardTarget {
    package var textBeforeCaret: String { editor.textBeforeCaret }
    package var hasCaret: Bool { editor.selection.isCaret }
    package var returnKeyIsEnabled: Bool { !enablesReturnKeyAutomatically || hasText }

    /// Handles the return key. Ends editing only if the field has an action for `editingDidEndOnExit`.
    package func keyboardReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let endsOnExit = !allControlEvents.intersection(.editingDidEndOnExit).isEmpty
        sendActions(for: .editingDidEndOnExit)
        if endsOnExit { resignFirstResponder() }
    }

    package func moveCaret(_ direction: CaretDirection, extending: Bool) {
        interaction.type { editor.move(direction, extending: extending) }
    }

    package func replaceBeforeCaret(_ count: Int, with text: String) {
        interaction.type { editor.replaceBeforeCaret(count, with: text) }
    }

    package func compose(_ composition: Composition) { interaction.type { editor.compose(composition) } }

    package var caretFrame: CGRect? { interaction.caretFrame }
}

extension UITextField: TextInteractionHost {
    var isTextEditable: Bool { isEnabled }
    var textCaretView: TextCaretView { parts.marksMade(in: self).caret }
    var textSelectionView: TextSelectionView { parts.marksMade(in: self).selection }
    var textVisibleRect: CGRect { editingArea }
    func textDidType() { if editor.isSecure { showLastCharacter() } }
    func beginEditingForTouch() -> Bool { isEditing || becomeFirstResponder() }
    func showCaret() { scrollToCaret() }
    func tapText(at offset: Int) -> Bool { false }
}
