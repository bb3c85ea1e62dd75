/// The edit menu: a bubble with the commands that the responder chain can perform.
///
/// A custom view becomes first responder, implements `canPerformAction(_:withSender:)`, sets the target rectangle of
/// the menu, and makes it visible.
@MainActor open class UIMenuController: PlatformObject {
    private static let only = UIMenuController()

    /// The shared menu controller.
    /// - ObjC: sharedMenuController
    open class var shared: UIMenuController { only }

    private init() {
        super.init(platform: ())
        UIWindow.touchObservers.append { [unowned self] in touchBegan(in: $0) }
    }

    private var bubble: MenuBubble?
    private var targetRect = CGRect.zero
    private weak var targetView: UIView?
    /// True if the menu was visible at the last touch down, which hides it.
    final private(set) var wasVisibleAtTouch = false

    // MARK: Showing

    /// True while the menu is visible. Setting it shows or hides the menu without animation.
    open var isMenuVisible: Bool {
        get { bubble != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Shows the menu, if there is at least one available command, or hides it.
    /// - ObjC: setMenuVisible:animated:
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { show(animated: animated) } else { hide(animated: animated) }
    }

    /// Sets the area at which the menu's arrow points.
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

    /// The direction of the arrow. The default depends on the available room.
    open var arrowDirection = ArrowDirection.default { didSet { if arrowDirection != oldValue { place() } } }

    /// Custom commands, which follow the standard ones. The default is nil.
    open var menuItems: [UIMenuItem]? { didSet { update() } }

    /// Updates the commands of a visible menu; hides it if none is available.
    open func update() {
        guard let bubble else { return }
        let commands = availableCommands
        guard !commands.isEmpty else { return hide(animated: false) }
        bubble.show(commands)
        place()
    }

    /// The frame of the menu in the coordinates of the portrait screen, in points; zero while it is hidden.
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

    /// Called at each touch down: hides the menu unless the touch is in the menu.
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
