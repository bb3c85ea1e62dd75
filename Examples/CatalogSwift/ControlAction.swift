import UIKit

/// A control whose actions get the control itself, with its own type.
@MainActor protocol ActionSender: UIControl {}

extension UIControl: ActionSender {}

extension ActionSender {
    /// Calls the action with the control when one of the events happens.
    func addAction(_ action: @escaping (Self) -> Void, for events: UIControl.Event) {
        addAction(UIAction { sent in (sent.sender as? Self).map(action) }, for: events)
    }
}
