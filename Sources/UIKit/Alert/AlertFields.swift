/// The text fields of an alert.
@MainActor final class AlertFields {
    let fields: [UITextField]

    static let height: CGFloat = 31

    /// - Parameter changed: Called when the user changed a field's text.
    init(_ style: UIAlertViewStyle, changed: @escaping @MainActor () -> Void) {
        switch style {
        case .default: fields = []
        case .plainTextInput: fields = [Self.makeField(nil, isSecure: false)]
        case .secureTextInput: fields = [Self.makeField(nil, isSecure: true)]
        case .loginAndPasswordInput:
            fields = [Self.makeField("Login", isSecure: false), Self.makeField("Password", isSecure: true)]
        }
        for field in fields { field.addAction(UIAction { _ in changed() }, for: .editingChanged) }
    }

    private static func makeField(_ placeholder: String?, isSecure: Bool) -> UITextField {
        let field = UITextField(frame: .zero)
        field.borderStyle = .bezel
        field.backgroundColor = .white
        field.font = .systemFont(ofSize: 16)
        field.contentVerticalAlignment = .center
        field.clearButtonMode = .whileEditing
        field.keyboardAppearance = .alert
        field.placeholder = placeholder
        field.isSecureTextEntry = isSecure
        return field
    }
}
