import UIKit

/// Writes down what a text field tells its delegate, targets and observers.
@MainActor final class FieldLog: UITextFieldDelegate {
    var lines: [String] = []
    var allowsBegin = true
    var allowsEnd = true
    var allowsChange = true
    var allowsClear = true
    var allowsReturn = true
    var onChange: ((UITextField) -> Void)?
    private var tokens: [any NSObjectProtocol] = []

    func follow(_ field: UITextField) {
        field.delegate = self
        for (event, name) in [
            (UIControl.Event.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
            (.editingDidEnd, "event end"),
        ] {
            field.addAction(UIAction { [weak self] _ in self?.lines.append(name) }, for: event)
        }
        for (notification, name) in [
            (UITextField.textDidBeginEditingNotification, "note begin"),
            (UITextField.textDidChangeNotification, "note changed"),
            (UITextField.textDidEndEditingNotification, "note end"),
        ] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: notification, object: field, queue: nil) {
                    [weak self] _ in MainActor.assumeIsolated { self?.lines.append(name) }
                })
        }
    }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        lines.append("should begin")
        return allowsBegin
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        lines.append("should end")
        return allowsEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { lines.append("did end") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        lines.append("change \(range.location),\(range.length) '\(string)'")
        onChange?(textField)
        return allowsChange
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        lines.append("should clear")
        return allowsClear
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        lines.append("should return")
        return allowsReturn
    }
}
