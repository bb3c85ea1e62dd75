/// A text field of the value editor.
struct ValueField {
    enum Content {
        case name, phone, email, address, digits, label, words
        /// Text with several lines.
        case note
    }

    let placeholder: String
    let text: String
    let content: Content

    init(_ placeholder: String, _ text: String?, _ content: Content) {
        self.placeholder = placeholder
        self.text = text ?? ""
        self.content = content
    }

    /// Creates a text field whose keyboard suits the content.
    @MainActor func makeTextField() -> UITextField {
        let field = UITextField(frame: .zero)
        field.text = text
        field.placeholder = placeholder
        field.accessibilityLabel = placeholder
        field.font = .boldSystemFont(ofSize: 17)
        field.contentVerticalAlignment = .center
        field.clearButtonMode = .whileEditing
        field.autocorrectionType = .no
        field.autocapitalizationType = content == .name || content == .words ? .words : .none
        switch content {
        case .phone: field.keyboardType = .phonePad
        case .email: field.keyboardType = .emailAddress
        case .address: field.keyboardType = .url
        case .digits: field.keyboardType = .numbersAndPunctuation
        case .name, .label, .words, .note: field.keyboardType = .default
        }
        return field
    }
}
