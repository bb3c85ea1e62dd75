/// Holds the view of one controller of a navigation stack, at its place in the container.
///
/// What slides is this view: a controller's view is free to have a transform, and its origin is zero.
final class ScreenView: UIView {
    private(set) weak var content: UIView?
    private var laidOutSize: CGSize?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { return nil }

    /// Puts a view inside, as large as this one. It is resized again only when this view's size changes: an app may
    /// give its view another frame meanwhile.
    func hold(_ view: UIView) {
        if content !== view {
            letGo()
            content = view
            laidOutSize = nil
        }
        fit()
        if view.superview !== self { addSubview(view) }
    }

    /// Sets the place in the container, and the held view's size.
    func place(at frame: CGRect) {
        if self.frame != frame { self.frame = frame }
        fit()
    }

    private func fit() {
        guard let content, laidOutSize != bounds.size else { return }
        laidOutSize = bounds.size
        content.frame = bounds
    }

    /// Gives the held view back.
    func letGo() {
        if let content, content.superview === self { content.removeFromSuperview() }
        content = nil
    }
}
