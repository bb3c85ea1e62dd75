/// The alert view that offers undo and redo when the user shakes the device.
@MainActor final class ShakeToEdit: UIAlertViewDelegate {
    private enum Choice { case undo, redo, cancel }

    /// The alert view that is visible now; shaking again does not show another one.
    private static var open: ShakeToEdit?

    /// Registers this alert view with the application.
    static func connect() { UIApplication.offerToUndo = offer }

    private let undoManager: UndoManager
    private var choices: [Choice] = []

    private init(_ undoManager: UndoManager) { self.undoManager = undoManager }

    /// Shows the alert view, if the responder edits text or its undo manager has something to undo or redo.
    /// - Parameter responder: The first responder, whose undo manager is used.
    /// - Returns: False if the responder does not support shaking to edit.
    static func offer(to responder: UIResponder?) -> Bool {
        if open != nil { return true }
        guard let undoManager = responder?.undoManager else { return false }
        guard undoManager.canUndo || undoManager.canRedo || responder is any KeyboardTarget else { return false }
        let question = ShakeToEdit(undoManager)
        open = question
        question.ask()
        return true
    }

    private func ask() {
        let alert = UIAlertView(frame: .zero)
        alert.delegate = self
        func add(_ title: String, _ choice: Choice) {
            let index = alert.addButton(withTitle: title)
            choices.append(choice)
            if choice == .cancel { alert.cancelButtonIndex = index }
        }
        switch (undoManager.canUndo, undoManager.canRedo) {
        case (true, true):
            alert.title = undoManager.undoMenuItemTitle
            add("Undo", .undo)
            add(undoManager.redoMenuItemTitle, .redo)
            add("Cancel", .cancel)
        case (true, false):
            alert.title = undoManager.undoMenuItemTitle
            add("Cancel", .cancel)
            add("Undo", .undo)
        case (false, true):
            alert.title = undoManager.redoMenuItemTitle
            add("Cancel", .cancel)
            add("Redo", .redo)
        case (false, false):
            alert.title = "Nothing to Undo"
            add("Cancel", .cancel)
        }
        alert.show()
    }

    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        ShakeToEdit.open = nil
        switch choices.indices.contains(buttonIndex) ? choices[buttonIndex] : .cancel {
        case .undo: undoManager.undo()
        case .redo: undoManager.redo()
        case .cancel: break
        }
    }
}
