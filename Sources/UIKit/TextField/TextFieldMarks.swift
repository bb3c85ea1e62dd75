/// The selection and the caret of a text field, clipped to the text area. It uses the field's coordinates.
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

    /// Sets the visible area, in the field's coordinates.
    func cover(_ area: CGRect) {
        frame = area
        bounds = area
    }
}
