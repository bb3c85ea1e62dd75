/// Draws a field's text or placeholder, over its border and under what lies beside the text.
final class TextFieldCanvas: UIView {
    weak var field: UITextField?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) { field?.drawContent(in: rect) }
}
