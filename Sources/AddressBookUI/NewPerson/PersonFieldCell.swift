/// A row in which a value is typed, with its label in blue on the left if it has one.
final class PersonFieldCell: UITableViewCell, UITextFieldDelegate {
    let field = UITextField(frame: .zero)
    private let label = UILabel(frame: .zero)
    var onChange: ((String) -> Void)?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        label.font = .boldSystemFont(ofSize: 13)
        label.textColor = UIColor(red: 0.32, green: 0.40, blue: 0.57, alpha: 1)
        label.textAlignment = .right
        label.backgroundColor = nil
        label.isOpaque = false
        field.font = .boldSystemFont(ofSize: 15)
        field.contentVerticalAlignment = .center
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .done
        field.delegate = self
        field.addAction(
            UIAction { [weak self] _ in self?.onChange?(self?.field.text ?? "") }, for: .editingChanged)
        contentView.addSubview(label)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ row: PersonEditor.Row) {
        label.text = row.label.map(ABLabel.localized)
        field.placeholder = row.placeholder
        field.accessibilityLabel = row.placeholder
        field.text = row.text
        switch row.property {
        case ABProperty.phone: field.keyboardType = .phonePad
        case ABProperty.email: field.keyboardType = .emailAddress
        case ABProperty.url: field.keyboardType = .url
        default: field.keyboardType = .default
        }
        field.autocapitalizationType = row.label == nil ? .words : .none
        field.autocorrectionType = .no
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        let left: CGFloat = label.text == nil ? 12 : 84
        label.frame = CGRect(x: 4, y: 11, width: 70, height: 21)
        field.frame = CGRect(x: left, y: 4, width: bounds.width - left - 6, height: bounds.height - 8)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return false
    }
}
