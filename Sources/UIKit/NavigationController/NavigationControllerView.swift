/// The view of a navigation controller: screens at the back, bars in front.
final class NavigationControllerView: UIView {
    private weak var controller: UINavigationController?
    private var statusBarObserver: (any NSObjectProtocol)?

    init(_ controller: UINavigationController) {
        self.controller = controller
        super.init(frame: UIScreen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isOpaque = false
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.screens.containerNeedsLayout()
    }

    /// Where the status bar is, in this view's coordinates, can change with the window.
    override func windowDidChange() {
        super.windowDidChange()
        setNeedsLayout()
        if let statusBarObserver { NotificationCenter.default.removeObserver(statusBarObserver) }
        statusBarObserver = nil
        guard window != nil else { return }
        statusBarObserver = NotificationCenter.default.addObserver(
            forName: UIApplication.didChangeStatusBarFrameNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.statusBarDidChange() }
        }
    }

    /// The bar of a call comes and goes in an animation that pushes the screen down.
    private func statusBarDidChange() {
        UIView.animate(withDuration: NavigationControllerView.statusBarDuration) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    private static let statusBarDuration: TimeInterval = 0.35
}
