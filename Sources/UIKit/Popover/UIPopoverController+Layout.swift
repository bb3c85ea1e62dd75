internal import MainLoop

/// Where the popover is, and what moves it there.
extension UIPopoverController {
    // MARK: Durations, in seconds

    static let appearDuration: TimeInterval = 0.2
    static let leaveDuration: TimeInterval = 0.3
    static let resizeDuration: TimeInterval = 0.25

    func takeContent(animated: Bool) {
        content.isAppearanceManaged = true
        if let navigation = content as? UINavigationController {
            navigation.popover = self
            navigation.navigationBar.isInPopover = true
        }
        _ = content.view
        content.beginAppearing(animated: animated)
    }

    func installContent() {
        guard let stage, let view = content.view else { return }
        let holder = stage.panel.content
        stage.panel.barHeight = content.popoverBarHeight
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = holder.bounds
        holder.addSubview(view)
    }

    /// Where the popover may be, in the stage's coordinates.
    func area(in stage: PopoverStage) -> CGRect {
        var area = stage.bounds.inset(by: popoverLayoutMargins)
        if !keyboard.isNull {
            area.size.height = min(area.maxY, keyboard.minY - popoverLayoutMargins.bottom) - area.minY
        }
        return CGRect(x: area.minX, y: area.minY, width: max(area.width, 0), height: max(area.height, 0))
    }

    /// Puts the popover where it belongs.
    func place(animated: Bool) {
        guard let stage, let anchor, let view = anchor.view else { return }
        var measures = PopoverChrome.measures
        measures.insets = PopoverPanel.insets(barHeight: stage.panel.barHeight)
        let placement = PopoverPlacement(
            content: cleanSize, anchor: stage.convert(anchor.rect, from: view), in: area(in: stage),
            permitted: permittedDirections, measures)
        popoverArrowDirection = placement.direction
        guard animated, stage.window != nil else { return stage.panel.show(placement) }
        stage.panel.show(placement, in: UIPopoverController.resizeDuration)
    }

    /// What the content wants, with the bar that it has above.
    var cleanSize: CGSize {
        func clean(_ value: CGFloat, _ standard: CGFloat) -> CGFloat { value > 0 ? min(value, 10_000) : standard }
        let size = popoverContentSize
        let bar = stage?.panel.barHeight ?? 0
        return CGSize(width: clean(size.width, 320), height: clean(size.height, 1100) + bar)
    }

    /// The navigation controller inside shows another screen, of another size perhaps.
    func screenDidChange(animated: Bool) {
        guard let stage, phase == .appearing || phase == .shown else { return }
        wantedSize = nil
        stage.panel.barHeight = content.popoverBarHeight
        place(animated: animated && phase == .shown)
    }

    // MARK: The interface

    func observe() {
        on(UIApplication.didChangeStatusBarOrientationNotification) { popover, _ in popover.interfaceTurned() }
        on(UIResponder.keyboardWillShowNotification) { popover, note in
            let frame = (note.userInfo?[UIKeyboardFrameEndUserInfoKey] as? NSValue)?.rectValue ?? .null
            popover.keyboard = frame.applying(InterfaceSpace.current.toScreen.inverted())
            popover.place(animated: true)
        }
        on(UIResponder.keyboardWillHideNotification) { popover, _ in
            popover.keyboard = .null
            popover.place(animated: true)
        }
    }

    func stopObserving() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
        keyboard = .null
    }

    func on(
        _ name: Notification.Name, _ handler: @escaping @MainActor (UIPopoverController, Notification) -> Void
    ) {
        nonisolated(unsafe) weak let controller = self
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                MainActor.assumeIsolated {
                    if let controller { handler(controller, note) }
                }
            })
    }

    /// Goes out of sight while everything turns, and comes back at its new place.
    func interfaceTurned() {
        guard let stage else { return }
        stage.isHidden = true
        let duration = UIApplication.shared.statusBarOrientationAnimationDuration
        MainLoop.main.schedule(at: MainLoop.main.now + duration) { [weak self] in
            guard let self, self.stage === stage else { return }
            stage.isHidden = false
            guard self.anchor?.view?.window != nil else { return self.dismissPopover(animated: false) }
            stage.turn()
            self.place(animated: false)
        }
    }
}

extension UIViewController {
    /// The height of the bar that this controller brings along at the top of its view, in points; 0 for none.
    var popoverBarHeight: CGFloat {
        guard let navigation = self as? UINavigationController, !navigation.isNavigationBarHidden else { return 0 }
        return navigation.navigationBar.sizeThatFits(.zero).height
    }

    /// What the controller says of its size: in a navigation controller the screen that is shown does.
    var sizeInPopover: CGSize {
        (self as? UINavigationController)?.topViewController?.contentSizeForViewInPopover
            ?? contentSizeForViewInPopover
    }
}
