import UIKit

/// A row with a token for each recipient and a field for another. While it is not being edited it has one line, and a
/// count replaces the tokens that do not fit.
final class RecipientRow: ComposeRow, UITextFieldDelegate {
    let field = RecipientField(frame: .zero)
    private let addButton = UIButton(type: .contactAdd)
    private let more = UILabel(frame: .zero)
    private var tokens: [RecipientToken] = []
    /// Called when the recipients or the typed text have changed.
    var onChange: (() -> Void)?
    /// Called when `wantedHeight` has changed.
    var onResize: (() -> Void)?
    var onReturn: (() -> Void)?
    /// Called when editing begins; `onEnd` when it ends.
    var onBegin: (() -> Void)?
    var onEnd: (() -> Void)?
    /// Called when the user taps the button that opens the people picker.
    var onAdd: (() -> Void)?
    private(set) var wantedHeight = ComposeRow.height

    /// The top of the first line of tokens, the distance between lines, and the gap between two tokens, in points.
    private static let firstLine: CGFloat = 9
    private static let pitch: CGFloat = 31
    private static let gap: CGFloat = 5
    /// The smallest width of the field, in points.
    private static let fieldWidth: CGFloat = 60

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
        addButton.isHidden = true
        addButton.addAction(UIAction { [weak self] _ in self?.onAdd?() }, for: .touchUpInside)
        addSubview(addButton)
        more.font = ComposeRow.font
        more.backgroundColor = nil
        more.isOpaque = false
        more.isHidden = true
        addSubview(more)
        onTap = { [weak self] in
            self?.select(nil)
            self?.field.becomeFirstResponder()
        }
    }

    required init?(coder: NSCoder) { return nil }

    /// The addresses of the tokens, and the typed text as the last one.
    var recipients: [String] {
        let typed = (field.text ?? "").trimmingCharacters(in: .whitespaces)
        return tokens.map(\.address) + (typed.isEmpty ? [] : [typed])
    }

    func set(_ recipients: [String]) {
        for token in tokens { token.removeFromSuperview() }
        tokens = []
        for recipient in recipients { addToken(recipient) }
        placeTokens()
    }

    /// Adds a token for the recipient and clears the typed text.
    func add(_ recipient: String) {
        field.text = ""
        addToken(recipient)
        placeTokens()
        onChange?()
    }

    private func addToken(_ recipient: String) {
        let address = recipient.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !address.isEmpty else { return }
        let token = RecipientToken(address)
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

    /// Converts the typed text into a token.
    func commit() {
        let typed = field.text ?? ""
        guard !typed.trimmingCharacters(in: .whitespaces).isEmpty else { return }
        add(typed)
    }

    private func select(_ token: RecipientToken?) {
        for other in tokens { other.isSelected = other === token }
    }

    /// Selects the last token at the first press of the delete key, and removes the selected token at the second.
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
        let isOpen = field.isFirstResponder || field.hasText
        addButton.isHidden = !field.isFirstResponder
        let height = isOpen ? placeOpen() : placeClosed()
        guard height != wantedHeight else { return }
        wantedHeight = height
        onResize?()
    }

    /// Lays out all tokens in as many lines as necessary, with the field after the last one.
    /// - Returns: the height of the row.
    private func placeOpen() -> CGFloat {
        more.isHidden = true
        var x = contentStart
        var y = RecipientRow.firstLine
        for token in tokens {
            token.isHidden = false
            token.frame.size.width = min(token.wantedWidth, max(bounds.width - 2 * ComposeRow.margin, 0))
            if x > contentStart, x + token.frame.width > bounds.width - ComposeRow.margin { nextLine(&x, &y) }
            token.frame.origin = CGPoint(x: x, y: y)
            x += token.frame.width + RecipientRow.gap
        }
        let room = bounds.width - ComposeRow.margin - (addButton.isHidden ? 0 : addButton.frame.width)
        if room - x < RecipientRow.fieldWidth { nextLine(&x, &y) }
        field.frame = CGRect(x: x, y: y - 3, width: max(room - x, 4), height: 31)
        addButton.frame.origin = CGPoint(x: bounds.width - addButton.frame.width - 6, y: y - 2)
        return y + RecipientToken.height + 10
    }

    private func nextLine(_ x: inout CGFloat, _ y: inout CGFloat) {
        (x, y) = (ComposeRow.margin, y + RecipientRow.pitch)
    }

    /// Lays out the tokens that fit into one line (always the first one) and the count of the others.
    private func placeClosed() -> CGFloat {
        var x = contentStart
        var shown = 0
        for token in tokens {
            let rest = tokens.count - shown - 1
            let room = bounds.width - ComposeRow.margin - x - (rest > 0 ? width(ofMore: rest) + RecipientRow.gap : 0)
            token.isHidden = shown > 0 && token.wantedWidth > room
            if token.isHidden { break }
            let width = min(token.wantedWidth, max(room, RecipientToken.height))
            token.frame = CGRect(x: x, y: RecipientRow.firstLine, width: width, height: RecipientToken.height)
            x += width + RecipientRow.gap
            shown += 1
        }
        for token in tokens[shown...] { token.isHidden = true }
        more.isHidden = shown == tokens.count
        more.text = words(ofMore: tokens.count - shown)
        more.frame = CGRect(x: x, y: 11, width: max(bounds.width - ComposeRow.margin - x, 0), height: 22)
        field.frame = CGRect(x: min(x, bounds.width - 12), y: 6, width: 4, height: 31)
        return ComposeRow.height
    }

    private func words(ofMore count: Int) -> String { "& \(count) more…" }

    private func width(ofMore count: Int) -> CGFloat {
        words(ofMore: count).size(withFont: ComposeRow.font).width.rounded(.up)
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
        onEnd?()
    }
}
