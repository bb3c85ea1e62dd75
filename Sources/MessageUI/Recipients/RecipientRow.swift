import UIKit

/// A row with recipients in pills, and room to type another.
final class RecipientRow: ComposeRow, UITextFieldDelegate {
    let field = RecipientField(frame: .zero)
    private var tokens: [RecipientToken] = []
    /// Called when there are other recipients, or some text that may become one.
    var onChange: (() -> Void)?
    /// Called when the row wants another height.
    var onResize: (() -> Void)?
    var onReturn: (() -> Void)?
    /// Called when somebody begins to type.
    var onBegin: (() -> Void)?
    private(set) var wantedHeight = ComposeRow.height

    /// Points from one line of pills to the next.
    private static let pitch: CGFloat = 31
    /// The least room to type in.
    private static let fieldWidth: CGFloat = 90

    override init(_ title: String) {
        super.init(title)
        field.font = ComposeRow.font
        field.contentVerticalAlignment = .center
        field.keyboardType = .emailAddress
        field.autocorrectionType = .no
        field.autocapitalizationType = .none
        field.delegate = self
        field.accessibilityLabel = title
        field.onDeleteBeyondStart = { [weak self] in self?.deleteToken() }
        field.addAction(UIAction { [weak self] _ in self?.onChange?() }, for: .editingChanged)
        addSubview(field)
        onTap = { [weak self] in
            self?.select(nil)
            self?.field.becomeFirstResponder()
        }
    }

    required init?(coder: NSCoder) { return nil }

    /// Those in pills, and what is typed.
    var recipients: [String] {
        let typed = (field.text ?? "").trimmingCharacters(in: .whitespaces)
        return tokens.map(\.address) + (typed.isEmpty ? [] : [typed])
    }

    func set(_ recipients: [String]) {
        for token in tokens { token.removeFromSuperview() }
        tokens = []
        for recipient in recipients { add(recipient) }
        placeTokens()
    }

    private func add(_ recipient: String) {
        let address = recipient.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !address.isEmpty else { return }
        let token = RecipientToken(address, widest: max(bounds.width - 16, 60))
        token.isAccessibilityElement = true
        token.accessibilityLabel = address
        token.accessibilityTraits = .button
        token.addAction(
            UIAction { [weak self, weak token] _ in
                self?.select(token)
                self?.field.becomeFirstResponder()
            }, for: .touchUpInside)
        tokens.append(token)
        addSubview(token)
    }

    /// Makes a recipient of what is typed.
    func commit() {
        let typed = field.text ?? ""
        guard !typed.trimmingCharacters(in: .whitespaces).isEmpty else { return }
        field.text = ""
        add(typed)
        placeTokens()
        onChange?()
    }

    private func select(_ token: RecipientToken?) {
        for other in tokens { other.isSelected = other === token }
    }

    /// The first press of the delete key selects the last recipient, the second removes it.
    private func deleteToken() {
        guard let chosen = tokens.first(where: \.isSelected) else { return select(tokens.last) }
        tokens.removeAll { $0 === chosen }
        chosen.removeFromSuperview()
        placeTokens()
        onChange?()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        placeTokens()
    }

    private func placeTokens() {
        var x = contentStart
        var y: CGFloat = 9
        for token in tokens {
            if x > contentStart, x + token.frame.width > bounds.width - 8 { (x, y) = (8, y + RecipientRow.pitch) }
            token.frame.origin = CGPoint(x: x, y: y)
            x += token.frame.width + 5
        }
        // A line of its own to type in only while somebody does.
        let isTyping = field.isFirstResponder || field.hasText
        if isTyping, bounds.width - 8 - x < RecipientRow.fieldWidth { (x, y) = (8, y + RecipientRow.pitch) }
        field.frame = CGRect(x: x, y: y - 3, width: max(bounds.width - x - 8, 4), height: 31)
        let height = y + RecipientToken.height + 10
        guard height != wantedHeight else { return }
        wantedHeight = height
        onResize?()
    }

    // MARK: Typing

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        select(nil)
        guard string == "," || string == ";" else { return true }
        commit()
        return false
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if recipients.count > tokens.count { commit() } else { onReturn?() }
        return false
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        placeTokens()
        onBegin?()
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        commit()
        select(nil)
        placeTokens()
    }
}
