/// The view of a tab bar controller: the view of one tab, and the bar below.
final class TabBarLayoutView: UIView {
    private let bar: UITabBar
    /// Holds the view of the chosen tab.
    private let content = UIView(frame: .zero)
    private weak var shown: UIViewController?

    /// Whether the content ends above the bar.
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

    /// Puts a controller's view into its place; the former one stays until it is taken away.
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
    /// Whether a container gives the controller's view the room under the status bar, too: because it wants it, or
    /// keeps its own content away from there.
    final var reachesUnderStatusBar: Bool {
        wantsFullScreenLayout || self is UITabBarController || self is UISplitViewController
    }
}
