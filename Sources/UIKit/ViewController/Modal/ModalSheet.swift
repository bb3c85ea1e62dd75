/// A modal view on an iPad that does not cover the whole screen: a sheet in front of the dimmed window.
final class ModalSheet: UIView {
    private let style: UIModalPresentationStyle
    /// A container in the coordinates of the interface orientation.
    let stage = UIView(frame: .zero)
    /// The sheet, which contains the controller's view and is animated.
    let panel = UIView(frame: .zero)
    private let dimming = UIView(frame: .zero)
    private var observers: [any NSObjectProtocol] = []

    private static let formSize = CGSize(width: 540, height: 620)
    private static let pageWidth: CGFloat = 768
    private static let dimness: CGFloat = 0.4
    private static let cornerRadius: CGFloat = 5

    init(_ style: UIModalPresentationStyle, in window: UIWindow) {
        self.style = style
        super.init(frame: window.bounds)
        isOpaque = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor(white: 0, alpha: ModalSheet.dimness)
        dimming.isOpaque = false
        stage.isOpaque = false
        panel.layer.shadowOpacity = 0.6
        panel.layer.shadowRadius = 12
        panel.layer.shadowOffset = CGSize(width: 0, height: 3)
        panel.isOpaque = false
        addSubview(stage)
        stage.addSubview(dimming)
        stage.addSubview(panel)
        arrange()
        observeKeyboard()
    }

    required init?(coder: NSCoder) { return nil }

    /// The opacity of the dimming, from 0 to 1 (fully dimmed).
    var darkness: CGFloat {
        get { dimming.alpha }
        set { dimming.alpha = newValue }
    }

    func hold(_ view: UIView) {
        view.transform = .identity
        view.frame = panel.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.layer.cornerRadius = ModalSheet.cornerRadius
        view.clipsToBounds = true
        panel.addSubview(view)
    }

    /// Updates the layout for the present interface orientation.
    func arrange() {
        let space = InterfaceSpace.current
        stage.transform = space.rotation
        stage.bounds = CGRect(origin: .zero, size: space.size)
        stage.center = CGPoint(x: bounds.midX, y: bounds.midY)
        dimming.frame = stage.bounds
        panel.frame = place(in: space)
    }

    private func place(in space: InterfaceSpace) -> CGRect {
        let bar = UIApplication.shared.isStatusBarHidden ? 0 : UIScreen.main.profile.statusBarHeight
        let area = CGRect(x: 0, y: bar, width: space.size.width, height: space.size.height - bar)
        guard style == .formSheet else {
            let width = min(ModalSheet.pageWidth, area.width)
            return CGRect(x: (area.width - width) / 2, y: area.minY, width: width, height: area.height)
        }
        let size = CGSize(
            width: min(ModalSheet.formSize.width, area.width), height: min(ModalSheet.formSize.height, area.height))
        // Centred on the whole screen, as high as the keyboard wants it.
        let middle = (space.size.height - size.height) / 2
        let lowest = (keyboardTop ?? space.size.height) - size.height
        let y = max(min(middle, max(lowest, area.minY)), area.minY)
        return CGRect(
            x: ((area.width - size.width) / 2).rounded(), y: y.rounded(), width: size.width, height: size.height)
    }

    // MARK: Keyboard

    private var keyboardTop: CGFloat?

    private func observeKeyboard() {
        let center = NotificationCenter.default
        for (name, isShown) in [
            (UIResponder.keyboardWillShowNotification, true), (UIResponder.keyboardWillHideNotification, false),
        ] {
            observers.append(
                center.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    MainActor.assumeIsolated {
                        let frame = note.userInfo?[UIKeyboardFrameEndUserInfoKey] as? NSValue
                        self?.moveKeyboard(isShown ? frame?.rectValue : nil)
                    }
                })
        }
    }

    private func moveKeyboard(_ frame: CGRect?) {
        keyboardTop = frame.map { $0.applying(InterfaceSpace.current.toScreen.inverted()).minY }
        guard window != nil else { return }
        UIView.animate(withDuration: UIResponder.keyboardSlideDuration) { self.panel.frame = self.place(in: .current) }
    }

    override func windowDidChange() {
        super.windowDidChange()
        guard window == nil else { return }
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }
}
