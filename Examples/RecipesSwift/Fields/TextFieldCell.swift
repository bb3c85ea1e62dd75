import UIKit

/// A row with a text field.
final class TextFieldCell: UITableViewCell {
    let textField = UITextField()

    init(placeholder: String) {
        super.init(style: .default, reuseIdentifier: nil)
        selectionStyle = .none
        textField.frame = contentView.bounds.insetBy(dx: 10, dy: 0)
        textField.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textField.contentVerticalAlignment = .center
        textField.clearButtonMode = .whileEditing
        textField.placeholder = placeholder
        contentView.addSubview(textField)
    }

    required init?(coder: NSCoder) { return nil }
}
