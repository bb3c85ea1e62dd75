/// Shows a controller's view in a panel over the screen of an iPad, with an arrow to what it belongs to (*iPad
/// Programming Guide*, "Views and View Controllers").
///
/// A popover belongs to whoever made it, and must be kept as long as it is visible.
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

    /// - Parameter contentViewController: Must not be nil. The device must be an iPad.
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

    /// A popover from a nib or another archive.
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

    /// Writes the content and how it is shown, not whether it is.
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

    /// Is asked before a tap beside the popover dismisses it; not kept alive.
    open weak var delegate: (any UIPopoverControllerDelegate)?

    /// The class whose instances draw the frame; nil, the default, means the platform's own. iOS 5.
    /// - Status: stub
    open var popoverBackgroundViewClass: AnyClass?

    // MARK: Content

    /// The controller whose view is in the popover.
    open var contentViewController: UIViewController {
        get { content }
        set { setContentViewController(newValue, animated: false) }
    }

    /// - Parameter animated: Whether the views dissolve and the popover grows or shrinks.
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

    /// How large the content is, in points. Until it is set, what the content controller says of itself. The popover is
    /// smaller if there is less room.
    open var popoverContentSize: CGSize {
        get { wantedSize ?? content.sizeInPopover }
        set { setPopoverContentSize(newValue, animated: false) }
    }

    /// - Parameter animated: Whether a visible popover grows or shrinks slowly.
    /// - ObjC: setPopoverContentSize:animated:
    open func setPopoverContentSize(_ size: CGSize, animated: Bool) {
        wantedSize = size
        place(animated: animated)
    }

    /// How far the popover keeps away from the screen's edges, in points: 30 above, 10 at the other sides by default.
    open var popoverLayoutMargins = UIPopoverController.standardMargins {
        didSet { if popoverLayoutMargins != oldValue { place(animated: false) } }
    }

    private static let standardMargins = UIEdgeInsets(top: 30, left: 10, bottom: 10, right: 10)

    /// Views that get touches while the popover is visible; all others get none, and a touch beside the popover
    /// dismisses it. nil by default.
    open var passthroughViews: [UIView]? {
        didSet { stage?.passthroughViews = (passthroughViews ?? []) + [anchor?.bar].compactMap { $0 } }
    }

    // MARK: Presenting

    /// Whether the popover is on screen and not about to go.
    open var isPopoverVisible: Bool { phase == .appearing || phase == .shown }

    /// Where the arrow points; ``UIPopoverArrowDirection/unknown`` while the popover is not visible.
    open internal(set) var popoverArrowDirection = UIPopoverArrowDirection.unknown

    /// Shows the popover beside a rectangle; one that is visible moves there.
    /// - Parameters:
    ///   - rect: In the view's coordinates.
    ///   - view: Must be in a window.
    ///   - arrowDirections: Where the arrow may point: the popover is on the other side.
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

    /// Shows the popover beside a bar's button. The bar's other buttons go on getting taps.
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
        // Bars are above or below: beside one there is a place for want of a better one only.
        let upright = arrowDirections.intersection([.up, .down])
        present(PopoverAnchor(item), upright.isEmpty ? arrowDirections : upright, animated: animated)
    }

    private func present(_ anchor: PopoverAnchor, _ directions: UIPopoverArrowDirection, animated: Bool) {
        guard let window = anchor.view?.window else { return }
        let usable = directions.intersection(.any)
        guard !usable.isEmpty else {
            return FrameworkException.raise(
                .generic,
                "Popovers must be presented with at least one permitted arrow direction.")
        }
        permittedDirections = usable
        self.anchor = anchor
        if phase == .leaving { finishDismissal(animated: false) }
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
        // The content may have changed its mind about its size, or the app about the popover.
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

    /// Takes the popover away. The delegate is not asked, nor told.
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

    /// The controller is in the popover no longer.
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
