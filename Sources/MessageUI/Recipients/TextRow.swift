import UIKit

/// A row with a text field, for the subject.
final class TextRow: ComposeRow, UITextFieldDelegate {
    let field = UITextField(frame: .zero)
    var onReturn: (() -> Void)?
    /// Called when editing begins.
    var onBegin: (() -> Void)?

    override init(_ title: String) {
        super.init(title)
        field.font = ComposeRow.font
        field.contentVerticalAlignment = .center
        field.delegate = self
        field.accessibilityLabel = title
        addSubview(field)
        onTap = { [weak self] in self?.field.becomeFirstResponder() }
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = CGRect(x: contentStart, y: 6, width: bounds.width - contentStart - 8, height: 31)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { onBegin?() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        onReturn?()
        return false
    }
}
