/// The text field of a search bar.
final class SearchField: UITextField {
    /// The distances of the field's parts from its ends, in points.
    private enum Place {
        static let glass: CGFloat = 9
        static let text: CGFloat = 29
        static let clearButton: CGFloat = 28
    }

    /// The app's offsets of text and icons, in points.
    var textOffset = UIOffset.zero { didSet { if textOffset != oldValue { textDidMove() } } }
    var iconOffset = UIOffset.zero { didSet { if iconOffset != oldValue { setNeedsLayout() } } }
    var trailingIconOffset = UIOffset.zero { didSet { if trailingIconOffset != oldValue { setNeedsLayout() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: 14)
        contentVerticalAlignment = .center
        clearButtonMode = .always
        leftView = UIImageView(image: SearchPicture.glass)
        leftViewMode = .always
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        autocapitalizationType = .none
    }

    required init?(coder: NSCoder) { return nil }

    override func textRect(forBounds bounds: CGRect) -> CGRect { place(in: bounds, endsWithButton: hasText) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { place(in: bounds, endsWithButton: true) }

    private func place(in bounds: CGRect, endsWithButton: Bool) -> CGRect {
        let hasRightView = !hasText && rightView != nil && rightViewMode != .never
        let button = hasRightView ? (rightView?.bounds.width ?? 0) + 4 : endsWithButton ? Place.clearButton : 12
        // The text is one point lower than the middle, so that lower-case letters are centred.
        return CGRect(
            x: bounds.minX + Place.text + textOffset.horizontal, y: bounds.minY + 1 + textOffset.vertical,
            width: max(bounds.width - Place.text - button, 0), height: bounds.height)
    }

    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.minX + Place.glass + iconOffset.horizontal,
            y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down) + iconOffset.vertical,
            width: size.width, height: size.height)
    }

    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width - 1 + trailingIconOffset.horizontal,
            y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.up) + trailingIconOffset.vertical,
            width: size.width, height: size.height)
    }

    override var automaticAccessibility: AutomaticAccessibility {
        var description = super.automaticAccessibility
        description.label = placeholder ?? "Search"
        description.traits.insert(.searchField)
        return description
    }
}
