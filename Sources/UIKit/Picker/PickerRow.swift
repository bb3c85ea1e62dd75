/// A row of a wheel: a title, or the app's own view.
final class PickerRow: UIView {
    private var label: UILabel?
    /// The app's view, which the delegate may reuse for another row.
    private(set) var custom: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    var content: UIView? { custom ?? label }

    func show(_ view: UIView) {
        label?.isHidden = true
        if custom !== view {
            if custom?.superview === self { custom?.removeFromSuperview() }
            custom = view
        }
        if view.superview !== self { addSubview(view) }
        view.center = CGPoint(x: bounds.midX.rounded(), y: bounds.midY.rounded())
        // A view of odd width or height is moved to whole points, so that it stays sharp.
        let corner = view.frame.origin
        view.center.x += corner.x.rounded() - corner.x
        view.center.y += corner.y.rounded() - corner.y
    }

    func show(_ title: String) {
        if custom?.superview === self { custom?.removeFromSuperview() }
        custom = nil
        let shown = label ?? makeLabel()
        label = shown
        shown.isHidden = false
        shown.frame = bounds.insetBy(dx: min(PickerMetrics.margin, bounds.width / 2), dy: 0)
        shown.text = title
    }

    private func makeLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .boldSystemFont(ofSize: PickerMetrics.fontSize)
        label.backgroundColor = nil
        label.isOpaque = false
        addSubview(label)
        return label
    }
}
