/// A line to type in, on the sheet for one value.
struct ValueField {
    enum Content {
        case name, phone, email, address, digits, label, words
        /// Several lines.
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

    /// A field with this content, as it is typed into.
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
