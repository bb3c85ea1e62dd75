/// Draws the text or the placeholder of a text field, above the border and below the overlay views.
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
