/// The view of a tab bar controller: the selected controller's view, with the bar below.
final class TabBarLayoutView: UIView {
    private let bar: UITabBar
    /// The superview of the selected controller's view.
    private let content = UIView(frame: .zero)
    private weak var shown: UIViewController?

    /// True if the content ends above the bar, instead of extending below it.
    var reservesBar = true { didSet { if reservesBar != oldValue { layOutContent() } } }

    init(frame: CGRect, _ bar: UITabBar) {
        self.bar = bar
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.clipsToBounds = true
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        let height = bar.sizeThatFits(bounds.size).height
        bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        addSubview(bar)
        layOutContent()
    }

    required init?(coder: NSCoder) { return nil }

    /// Adds a controller's view and lays it out. The former controller's view stays until the caller removes it.
    func show(_ controller: UIViewController) {
        guard let view = controller.view else { return }
        shown = controller
        guard view.superview !== content else { return }
        view.frame = place(of: controller)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(view)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }

    private func layOutContent() {
        let reserved = reservesBar ? bar.bounds.height : 0
        content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - reserved, 0))
        guard let shown, let view = shown.loadedView, view.superview === content else { return }
        let place = place(of: shown)
        if view.transform.isIdentity, view.frame != place { view.frame = place }
    }

    private func place(of controller: UIViewController) -> CGRect {
        guard !controller.reachesUnderStatusBar else { return content.bounds }
        var place = content.bounds
        let overlap = content.statusBarOverlap
        place.origin.y += overlap
        place.size.height -= overlap
        return place
    }
}

extension UIViewController {
    /// True if a container extends the controller's view under the status bar: because the controller wants it, or
    /// because it is a container that lays out its own content accordingly.
    final var reachesUnderStatusBar: Bool {
        wantsFullScreenLayout || self is UITabBarController || self is UISplitViewController
    }
}
