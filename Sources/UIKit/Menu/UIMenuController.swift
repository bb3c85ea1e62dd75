/// The edit menu: a bubble with the commands that the first responder can perform.
///
/// An app's view that wants the menu becomes first responder, says with `canPerformAction(_:withSender:)` what it can
/// do, gives the menu a place, and shows it.
@MainActor open class UIMenuController: PlatformObject {
    private static let only = UIMenuController()

    /// The one menu.
    /// - ObjC: sharedMenuController
    open class var shared: UIMenuController { only }

    private init() {
        super.init(platform: ())
        UIWindow.touchObservers.append { [unowned self] in touchBegan(in: $0) }
    }

    private var bubble: MenuBubble?
    private var targetRect = CGRect.zero
    private weak var targetView: UIView?
    /// Whether the menu was visible when the last finger touched down, which takes it away.
    final private(set) var wasVisibleAtTouch = false

    // MARK: Showing

    /// Whether the menu can be seen. Setting shows or hides it without animation.
    open var isMenuVisible: Bool {
        get { bubble != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Shows the menu, if there is a command that somebody can perform, or hides it.
    /// - ObjC: setMenuVisible:animated:
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { show(animated: animated) } else { hide(animated: animated) }
    }

    /// What the menu points at.
    /// - Parameters:
    ///   - targetRect: In the view's coordinates.
    ///   - targetView: A view in a window.
    /// - ObjC: setTargetRect:inView:
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        let numbers = [targetRect.minX, targetRect.minY, targetRect.width, targetRect.height]
        self.targetRect = numbers.allSatisfy(\.isFinite) ? targetRect : .zero
        self.targetView = targetView
        place()
    }

    /// Where the arrow points. As there is room by default.
    open var arrowDirection = ArrowDirection.default { didSet { if arrowDirection != oldValue { place() } } }

    /// The app's own commands, after the platform's. nil by default.
    open var menuItems: [UIMenuItem]? { didSet { update() } }

    /// Asks again which commands can be performed.
    open func update() {
        guard let bubble else { return }
        let commands = availableCommands
        guard !commands.isEmpty else { return hide(animated: false) }
        bubble.show(commands)
        place()
    }

    /// Where the menu is on the screen held upright, in points; zero if it cannot be seen.
    open var menuFrame: CGRect { bubble?.frameOnScreen ?? .zero }

    private func show(animated: Bool) {
        let commands = availableCommands
        guard targetView?.window != nil, !commands.isEmpty else { return }
        if bubble != nil { return update() }
        post(UIMenuController.willShowMenuNotification)
        let bubble = MenuBubble { [weak self] command in self?.perform(command) }
        bubble.show(commands)
        self.bubble = bubble
        TextEffectsWindow.shared.show(bubble)
        place()
        guard animated else { return post(UIMenuController.didShowMenuNotification) }
        bubble.alpha = 0
        UIView.animate(
            withDuration: UIMenuController.fadeDuration, delay: 0, options: [.allowUserInteraction],
            animations: { bubble.alpha = 1 }, completion: { _ in self.post(UIMenuController.didShowMenuNotification) })
    }

    private func hide(animated: Bool) {
        guard let bubble else { return }
        post(UIMenuController.willHideMenuNotification)
        self.bubble = nil
        bubble.isUserInteractionEnabled = false
        guard animated else { return finishHiding(bubble) }
        UIView.animate(
            withDuration: UIMenuController.fadeDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: { bubble.alpha = 0 },
            completion: { _ in self.finishHiding(bubble) })
    }

    private func finishHiding(_ bubble: MenuBubble) {
        TextEffectsWindow.shared.remove(bubble)
        post(UIMenuController.didHideMenuNotification)
    }

    private static let fadeDuration: TimeInterval = 0.2

    private func place() {
        guard let bubble, let targetView, targetView.window != nil else { return }
        let effects = TextEffectsWindow.shared
        let former = bubble.frame
        bubble.place(at: effects.rect(targetRect, of: targetView), in: effects.area, arrowDirection)
        if bubble.frame != former { post(UIMenuController.menuFrameDidChangeNotification) }
    }

    /// A finger touched down: the menu goes, unless the finger is on it.
    final func touchBegan(in window: UIWindow) {
        guard !(window is TextEffectsWindow) else { return }
        wasVisibleAtTouch = isMenuVisible
        if isMenuVisible { hide(animated: true) }
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Commands

    private var responder: UIResponder? {
        UIApplication.current?.keyWindow?.firstResponder ?? targetView?.window?.firstResponder
    }

    private func target(for action: Selector) -> UIResponder? {
        var responder = responder
        while let current = responder {
            if current.canPerformAction(action, withSender: self) { return current }
            responder = current.next
        }
        return nil
    }

    private var availableCommands: [MenuCommand] {
        let standard = MenuCommand.standard.map { MenuCommand(title: $0.title, action: $0.action.selector) }
        let own = (menuItems ?? []).map { MenuCommand(title: $0.title, action: $0.action) }
        return (standard + own).filter { target(for: $0.action) != nil }
    }

    private func perform(_ command: MenuCommand) {
        let target = target(for: command.action)
        hide(animated: true)
        if let target { ActionDispatch.send(command.action, to: target, sender: self, event: nil) }
    }
}
