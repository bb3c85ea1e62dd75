/// Selection and caret of a text field, cut off where the text is cut off. Its coordinates are the field's.
final class TextFieldMarks: UIView {
    let selection = TextSelectionView()
    let caret = TextCaretView()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(selection)
        addSubview(caret)
    }

    required init?(coder: NSCoder) { return nil }

    /// Lies over a part of the field.
    func cover(_ area: CGRect) {
        frame = area
        bounds = area
    }
}
