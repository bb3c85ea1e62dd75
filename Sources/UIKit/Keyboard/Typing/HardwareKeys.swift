internal import DeviceLink

/// Handles keys of a hardware keyboard for the object that takes text.
@MainActor struct HardwareKeys {
    let responder: UIResponder
    let input: any UIKeyInput
    let typing: Typing

    /// - Returns: true if the key was handled.
    func handle(_ press: KeyPress) -> Bool {
        guard press.isDown else { return true }
        let isCommand = press.modifiers.contains(.command) || press.modifiers.contains(.control)
        switch press.code {
        case "Enter", "NumpadEnter": typing.pressReturn()
        case "Backspace":
            if press.modifiers.contains(.option) { typing.deleteWord() } else { typing.delete() }
        case "Delete": deleteForward()
        case "Escape": responder.resignFirstResponder()
        case "Tab": pressTab(isBackward: press.modifiers.contains(.shift))
        case "ArrowLeft": move(isCommand ? .lineStart : press.modifiers.contains(.option) ? .wordLeft : .left, press)
        case "ArrowRight": move(isCommand ? .lineEnd : press.modifiers.contains(.option) ? .wordRight : .right, press)
        case "ArrowUp": move(isCommand ? .textStart : .up, press)
        case "ArrowDown": move(isCommand ? .textEnd : .down, press)
        case "Home": move(.lineStart, press)
        case "End": move(.lineEnd, press)
        default:
            if isCommand { return edit(press) }
            guard !press.text.isEmpty else { return false }
            typing.insertVerbatim(press.text)
        }
        return true
    }

    private func move(_ direction: CaretDirection, _ press: KeyPress) {
        (input as? any KeyboardTarget)?.moveCaret(direction, extending: press.modifiers.contains(.shift))
    }

    private func deleteForward() {
        guard let target = input as? any KeyboardTarget else { return }
        if target.hasCaret {
            let before = target.textBeforeCaret
            target.moveCaret(.right, extending: true)
            // At the end of the text there is nothing to select.
            if target.hasCaret, target.textBeforeCaret == before { return }
        }
        typing.delete()
    }

    /// Goes to the next text field; elsewhere a tab is a character.
    private func pressTab(isBackward: Bool) {
        guard responder is UIControl, let view = responder as? UIView, let window = view.window else {
            typing.insertVerbatim("\t")
            return
        }
        let fields = HardwareKeys.fields(in: window)
        guard let index = fields.firstIndex(where: { $0 === view }), fields.count > 1 else { return }
        let next = (index + (isBackward ? fields.count - 1 : 1)) % fields.count
        fields[next].becomeFirstResponder()
    }

    /// The views that take text, from top to bottom and left to right.
    private static func fields(in view: UIView) -> [UIView] {
        var found: [UIView] = []
        collect(view, &found)
        return found.sorted {
            let (one, other) = ($0.frameOnScreen, $1.frameOnScreen)
            return (one.minY, one.minX) < (other.minY, other.minX)
        }
    }

    private static func collect(_ view: UIView, _ found: inout [UIView]) {
        guard view.canReceiveTouches else { return }
        if view is any UIKeyInput, view.canBecomeFirstResponder { found.append(view) }
        for subview in view.subviewList { collect(subview, &found) }
    }

    /// The commands of the edit menu.
    private func edit(_ press: KeyPress) -> Bool {
        let action: Selector
        switch press.code {
        case "KeyA": action = "selectAll:"
        case "KeyC": action = "copy:"
        case "KeyV": action = "paste:"
        case "KeyX": action = "cut:"
        case "KeyZ": return undo(isRedo: press.modifiers.contains(.shift))
        default: return false
        }
        guard responder.canPerformAction(action, withSender: nil) else { return false }
        return ActionDispatch.send(action, to: responder, sender: nil, event: nil)
    }

    /// - Returns: false if nothing of the responder, or along its chain, can be undone.
    private func undo(isRedo: Bool) -> Bool {
        guard let manager = responder.undoManager, isRedo ? manager.canRedo : manager.canUndo else { return false }
        if isRedo { manager.redo() } else { manager.undo() }
        typing.textDidChange()
        return true
    }
}
