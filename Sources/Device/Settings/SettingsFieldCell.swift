import UIKit

/// A line with a title and a text that can be edited; the text alone where there is no title.
final class SettingsFieldCell: UITableViewCell, UITextFieldDelegate {
    private let field = UITextField()

    private static let inset: CGFloat = 10
    /// Texts begin at the same place below each other, unless a title is longer.
    private static let usualStart: CGFloat = 110

    init(_ setting: SettingsField) {
        super.init(style: .default, reuseIdentifier: nil)
        selectionStyle = .none
        textLabel?.text = setting.title
        field.text = setting.text
        field.isSecureTextEntry = setting.isSecure
        field.keyboardType = setting.keyboard
        field.autocapitalizationType = setting.capitalization
        field.autocorrectionType = setting.correction
        field.textColor = SettingsList.chosenColor
        field.contentVerticalAlignment = .center
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .done
        field.accessibilityLabel = setting.title
        field.delegate = self
        field.addAction(UIAction { [unowned field] _ in setting.set(field.text ?? "") }, for: .editingChanged)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { return nil }

    func edit() { field.becomeFirstResponder() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return false
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = contentView.bounds.insetBy(dx: SettingsFieldCell.inset, dy: 0)
        var start = room.minX
        if let label = textLabel, label.text?.isEmpty == false {
            let width = min(label.sizeThatFits(room.size).width, room.width / 2)
            label.frame = CGRect(x: room.minX, y: 0, width: width, height: room.height)
            start = max(SettingsFieldCell.usualStart, label.frame.maxX + SettingsFieldCell.inset)
        }
        field.frame = CGRect(x: start, y: 0, width: room.maxX - start, height: room.height)
    }
}
