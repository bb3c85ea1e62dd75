/// Shows a controller's view in a popover on an iPad, with an arrow that points at its anchor (*iPad Programming
/// Guide*, "Views and View Controllers").
///
/// The app must retain the popover controller as long as the popover is visible.
@MainActor open class UIPopoverController: PlatformObject {
    enum Phase { case hidden, appearing, shown, leaving }

    final var phase = Phase.hidden
    final var content: UIViewController
    /// The size that the app asked for; nil means the content's own.
    final var wantedSize: CGSize?
    final var stage: PopoverStage?
    final var anchor: PopoverAnchor?
    final var permittedDirections = UIPopoverArrowDirection.any
    final var observers: [any NSObjectProtocol] = []
    final var keyboard = CGRect.null

    /// - Parameter contentViewController: The controller in the popover; nil raises an exception, as does another
    ///   device than an iPad.
    public init(contentViewController: UIViewController?) {
        content = contentViewController ?? UIViewController()
        super.init(platform: ())
        if contentViewController == nil {
            FrameworkException.raise(
                .invalidArgument, "-[UIPopoverController initWithContentViewController:] must not be called with `nil`."
            )
        } else if UIDevice.current.userInterfaceIdiom != .pad {
            FrameworkException.raise(
                .invalidArgument,
                "-[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad."
            )
        }
    }

    /// Decodes a popover controller from a nib or another archive.
    public required init?(coder: NSCoder) {
        content = UIViewController()
        super.init(platform: ())
        coder.begin(self)
        if let archived = coder.decode(UIViewController.self, forKey: "UIContentViewController") { content = archived }
        if coder.containsValue(forKey: "UIPopoverContentSize") {
            wantedSize = coder.decodeCGSize(forKey: "UIPopoverContentSize")
        }
        if coder.containsValue(forKey: "UIPopoverLayoutMargins") {
            popoverLayoutMargins = coder.decodeUIEdgeInsets(forKey: "UIPopoverLayoutMargins")
        }
        passthroughViews = coder.decodeDistinct(UIView.self, forKey: "UIPassthroughViews")
    }

    /// Encodes the content and its properties; whether the popover is visible is not encoded.
    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) {
        coder.encode(content, forKey: "UIContentViewController")
        if let wantedSize { coder.encode(wantedSize, forKey: "UIPopoverContentSize") }
        if popoverLayoutMargins != UIPopoverController.standardMargins {
            coder.encode(popoverLayoutMargins, forKey: "UIPopoverLayoutMargins")
        }
        coder.encode(ifPresent: passthroughViews, forKey: "UIPassthroughViews")
    }

    deinit {
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated {
            guard phase == .appearing || phase == .shown else { return }
            FrameworkException.raise(.generic, "-[UIPopoverController dealloc] reached while popover is still visible.")
            stage?.removeFromSuperview()
        }
    }

    /// Asked before a tap outside the popover dismisses it. Not retained.
    open weak var delegate: (any UIPopoverControllerDelegate)?

    /// The class of the view that draws the frame; nil, the default, means the standard frame. iOS 5.
    /// - Status: stub
    open var popoverBackgroundViewClass: AnyClass?

    // MARK: Content

    /// The view controller in the popover.
    open var contentViewController: UIViewController {
        get { content }
        set { setContentViewController(newValue, animated: false) }
    }

    /// - Parameter animated: True if the views cross-dissolve and the popover's size is animated.
    open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
        guard viewController !== content else { return }
        if phase == .leaving { finishDismissal(animated: false) }
        let former = content
        content = viewController
        wantedSize = nil
        guard let stage else { return }
        let isAnimated = animated && stage.window != nil
        former.beginDisappearing(animated: isAnimated)
        takeContent(animated: isAnimated)
        let changes: @MainActor () -> Void = {
            former.loadedView?.removeFromSuperview()
            self.installContent()
        }
        let end: @MainActor (Bool) -> Void = { _ in
            former.finishDisappearing(animated: isAnimated)
            self.letGo(former)
            viewController.finishAppearing(animated: isAnimated)
        }
        if isAnimated {
            UIView.transition(
                with: stage.panel.content, duration: UIPopoverController.resizeDuration,
                options: .transitionCrossDissolve, animations: changes, completion: end)
        } else {
            changes()
            end(true)
        }
        place(animated: isAnimated)
    }

    /// The size of the content, in points. Until it is set, the content controller's `contentSizeForViewInPopover`. A
    /// popover without enough room is smaller.
    open var popoverContentSize: CGSize {
        get { wantedSize ?? content.sizeInPopover }
        set { setPopoverContentSize(newValue, animated: false) }
    }

    /// - Parameter animated: True if the change of a visible popover's size is animated.
    /// - ObjC: setPopoverContentSize:animated:
    open func setPopoverContentSize(_ size: CGSize, animated: Bool) {
        wantedSize = size
        place(animated: animated)
    }

    /// The least distances of the popover from the screen's edges, in points: 30 at the top, 10 at the other sides by
    /// default.
    open var popoverLayoutMargins = UIPopoverController.standardMargins {
        didSet { if popoverLayoutMargins != oldValue { place(animated: false) } }
    }

    private static let standardMargins = UIEdgeInsets(top: 30, left: 10, bottom: 10, right: 10)

    /// The views that receive touches while the popover is visible. A touch on any other view outside the popover
    /// dismisses it. nil by default.
    open var passthroughViews: [UIView]? {
        didSet { stage?.passthroughViews = (passthroughViews ?? []) + [anchor?.bar].compactMap { $0 } }
    }

    // MARK: Presenting

    /// True if the popover is visible and not being dismissed.
    open var isPopoverVisible: Bool { phase == .appearing || phase == .shown }

    /// The direction of the arrow; ``UIPopoverArrowDirection/unknown`` while the popover is not visible.
    open internal(set) var popoverArrowDirection = UIPopoverArrowDirection.unknown

    /// Presents the popover from a rectangle; a visible popover moves there.
    /// - Parameters:
    ///   - rect: The anchor, in the view's coordinates.
    ///   - view: The view that contains the anchor. It must be in a window.
    ///   - arrowDirections: The permitted directions of the arrow.
    /// - ObjC: presentPopoverFromRect:inView:permittedArrowDirections:animated:
    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        guard view.window != nil else {
            return FrameworkException.raise(
                .generic,
                "-[UIPopoverController presentPopoverFromRect:inView:permittedArrowDirections:animated:]: Popovers cannot be "
                    + "presented from a view which does not have a window.")
        }
        present(PopoverAnchor(rect, in: view), arrowDirections, animated: animated)
    }

    /// Presents the popover from a bar button item. The other items of the bar still receive taps.
    /// - ObjC: presentPopoverFromBarButtonItem:permittedArrowDirections:animated:
    open func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        guard item.shownView?.window != nil else {
            return FrameworkException.raise(
                .generic,
                "-[UIPopoverController presentPopoverFromBarButtonItem:permittedArrowDirections:animated:]: Popovers cannot be "
                    + "presented from a view which does not have a window.")
        }
        // A bar is at the top or bottom of the screen, so the popover goes below or above it. Other directions are used
        // only if neither is permitted.
        let upright = arrowDirections.intersection([.up, .down])
        present(PopoverAnchor(item), upright.isEmpty ? arrowDirections : upright, animated: animated)
    }

    private func present(_ anchor: PopoverAnchor, _ directions: UIPopoverArrowDirection, animated: Bool) {
        let usable = directions.intersection(.any)
        guard !usable.isEmpty else {
            return FrameworkException.raise(
                .generic,
                "Popovers must be presented with at least one permitted arrow direction.")
        }
        open(at: anchor, usable, animated: animated)
    }

    /// - Parameter directions: The permitted directions of the arrow; none for a popover without one, in the middle of its
    ///   anchor.
    final func open(at anchor: PopoverAnchor, _ directions: UIPopoverArrowDirection, animated: Bool) {
        guard let window = anchor.view?.window else { return }
        // This forgets the former anchor.
        if phase == .leaving { finishDismissal(animated: false) }
        permittedDirections = directions
        self.anchor = anchor
        if let stage {
            stage.passthroughViews = (passthroughViews ?? []) + [anchor.bar].compactMap { $0 }
            return place(animated: animated)
        }
        open(in: window, anchor, animated: animated)
    }

    private func open(in window: UIWindow, _ anchor: PopoverAnchor, animated: Bool) {
        window.layoutIfNeeded()
        let stage = PopoverStage(frame: window.bounds)
        self.stage = stage
        phase = .appearing
        stage.passthroughViews = (passthroughViews ?? []) + [anchor.bar].compactMap { $0 }
        stage.onTapBeside = { [weak self] in self?.tappedBeside() }
        window.addSubview(stage)
        stage.turn()
        observe()
        takeContent(animated: animated)
        // While it appeared, the content may have changed its preferred size, or the app dismissed the popover.
        guard self.stage === stage else { return }
        installContent()
        place(animated: false)
        guard animated else { return finishPresentation(animated: false) }
        stage.panel.alpha = 0
        UIView.animate(
            withDuration: UIPopoverController.appearDuration, animations: { stage.panel.alpha = 1 },
            completion: { [weak self] _ in
                if self?.stage === stage { self?.finishPresentation(animated: true) }
            })
    }

    private func finishPresentation(animated: Bool) {
        guard phase == .appearing else { return }
        phase = .shown
        content.finishAppearing(animated: animated)
    }

    /// Dismisses the popover. The delegate gets no message.
    open func dismissPopover(animated: Bool) { dismiss(animated: animated, completion: nil) }

    private func dismiss(animated: Bool, completion: (@MainActor () -> Void)?) {
        guard isPopoverVisible, let stage else { return }
        phase = .leaving
        stopObserving()
        popoverArrowDirection = .unknown
        stage.isUserInteractionEnabled = false
        stage.endEditing(true)
        content.beginDisappearing(animated: animated)
        guard phase == .leaving, self.stage === stage else { return }
        guard animated, stage.window != nil else {
            finishDismissal(animated: false)
            completion?()
            return
        }
        UIView.animate(
            withDuration: UIPopoverController.leaveDuration, animations: { stage.panel.alpha = 0 },
            completion: { _ in
                guard self.stage === stage else { return }
                self.finishDismissal(animated: true)
                completion?()
            })
    }

    private func finishDismissal(animated: Bool) {
        guard phase == .leaving, let stage else { return }
        phase = .hidden
        self.stage = nil
        anchor = nil
        content.loadedView?.removeFromSuperview()
        stage.removeFromSuperview()
        content.finishDisappearing(animated: animated)
        letGo(content)
    }

    /// Undoes the changes that ``takeContent(animated:)`` made to the controller.
    private func letGo(_ former: UIViewController) {
        former.isAppearanceManaged = false
        guard let navigation = former as? UINavigationController else { return }
        navigation.popover = nil
        navigation.navigationBar.isInPopover = false
    }

    private func tappedBeside() {
        guard phase == .appearing || phase == .shown, !content.isModalInPopover else { return }
        guard delegate?.popoverControllerShouldDismissPopover(self) ?? true else { return }
        dismiss(animated: true) { self.delegate?.popoverControllerDidDismissPopover(self) }
    }
}

extension UIPopoverController: @MainActor NSCoding {}
