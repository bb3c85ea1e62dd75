extension TextEditor {
    /// Notes how to take back a change that has happened. Typing that goes on is taken back as one.
    /// - Parameters:
    ///   - range: The characters that were replaced.
    ///   - removed: What they were.
    ///   - end: Where the text that took their place ends.
    ///   - isComposed: Whether an input method puts other text in the place of its own.
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

    /// Undoes a change, or does it again: what was there goes back, and what is there now is noted in turn.
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
