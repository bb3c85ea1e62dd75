internal import MainLoop

/// Placement of the popover, and the notifications that change it.
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

    /// The area in which the popover may be: the window within the layout margins and above the keyboard, in the
    /// stage's coordinates.
    func area(in stage: PopoverStage) -> CGRect {
        var area = stage.bounds.inset(by: popoverLayoutMargins)
        if !keyboard.isNull {
            area.size.height = min(area.maxY, keyboard.minY - popoverLayoutMargins.bottom) - area.minY
        }
        return CGRect(x: area.minX, y: area.minY, width: max(area.width, 0), height: max(area.height, 0))
    }

    /// Moves the popover to the placement for its anchor and content.
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

    /// The preferred size of the content plus its navigation bar, in points. Missing or unusable values are replaced by
    /// the defaults, 320×1100.
    var cleanSize: CGSize {
        func clean(_ value: CGFloat, _ standard: CGFloat) -> CGFloat { value > 0 ? min(value, 10_000) : standard }
        let size = popoverContentSize
        let bar = stage?.panel.barHeight ?? 0
        return CGSize(width: clean(size.width, 320), height: clean(size.height, 1100) + bar)
    }

    /// Called when the navigation controller in the popover shows another controller, whose preferred size may differ.
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

    /// Hides the popover while the interface rotates, and shows it at its new placement afterwards.
    func interfaceTurned() {
        guard let stage else { return }
        stage.isHidden = true
        let duration = UIApplication.shared.statusBarOrientationAnimationDuration
        MainLoop.main.schedule(afterAnimation: duration) { [weak self] in
            guard let self, self.stage === stage else { return }
            stage.isHidden = false
            guard self.anchor?.view?.window != nil else { return self.dismissPopover(animated: false) }
            stage.turn()
            self.place(animated: false)
        }
    }
}

extension UIViewController {
    /// The height of the navigation bar at the top of this controller's view, in points; 0 for none.
    var popoverBarHeight: CGFloat {
        guard let navigation = self as? UINavigationController, !navigation.isNavigationBarHidden else { return 0 }
        return navigation.navigationBar.sizeThatFits(.zero).height
    }

    /// The size that the controller prefers in a popover. A navigation controller takes it from its top view
    /// controller.
    var sizeInPopover: CGSize {
        (self as? UINavigationController)?.topViewController?.contentSizeForViewInPopover
            ?? contentSizeForViewInPopover
    }
}
