/// The view of a page view controller, which the controller lays out.
final class PageLayoutView: UIView {
    var onLayout: (@MainActor () -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        autoresizesSubviews = false
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }
}
