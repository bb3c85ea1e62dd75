extension TextEditor {
    /// Registers the undo of a change that has been made. Continued typing is undone as one change.
    /// - Parameters:
    ///   - range: The characters that were replaced.
    ///   - removed: Their text.
    ///   - end: The end of the text that replaced them.
    ///   - isComposed: True if an input method replaces its own marked text.
    func noteForUndo(_ range: Range<Int>, removed: String, end: Int, name: String = "Typing", isComposed: Bool = false)
    {
        if let typing, name == "Typing", typing.absorb(range, removed: removed, end: end, isComposed: isComposed) {
            return
        }
        let change = TypedText(range: range.lowerBound..<max(end, range.lowerBound), original: removed)
        register(change, name: name)
        typing = name == "Typing" ? change : nil
    }

    private func register(_ change: TypedText, name: String) {
        guard let undoManager = client?.undoManager(for: self), undoManager.isUndoRegistrationEnabled else { return }
        undoManager.registerUndo(withTarget: self) { $0.takeBack(change, name: name) }
        undoManager.setActionName(name)
    }

    /// Undoes or redoes a change: restores the former text, and registers the inverse change.
    private func takeBack(_ change: TypedText, name: String) {
        typing = nil
        let range = change.range.clamped(to: 0..<count)
        let present = string(in: range)
        let end = replace(range, with: change.original)
        typing = nil
        register(TypedText(range: range.lowerBound..<max(end, range.lowerBound), original: present), name: name)
        client?.editorDidEdit(self)
    }

    /// Forgets all changes of this text: they do not fit another one.
    func forgetUndo() {
        typing = nil
        client?.undoManager(for: self)?.removeAllActions(withTarget: self)
    }
}
