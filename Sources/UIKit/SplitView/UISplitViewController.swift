/// Shows a master and a detail controller side by side on an iPad (*iPad Programming Guide*, "Creating a Split View
/// Interface").
///
/// The master, 320 points wide, is hidden in portrait orientation. The delegate then gets a bar button item that shows
/// it in a popover.
@MainActor open class UISplitViewController: UIViewController {
    private var master: UIViewController?
    private var detail: UIViewController?
    /// The popover that shows the master while it is hidden.
    private var popover: UIPopoverController?
    private var button: UIBarButtonItem?
    private var isMasterHidden = false

    /// Informed when the master is hidden and shown. Not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// True if a swipe shows the hidden master. The default is true.
    /// - Status: stub; the value is kept, and there is no such gesture.
    open var presentsWithGesture = true

    /// - Parameters:
    ///   - nibName: The name of the nib; nil looks for one named like the class when the view is loaded.
    ///   - bundle: The bundle of the nib; nil is the app's.
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        presentsWithGesture = coder.decodeFlag(forKey: "UIPresentsWithGesture") ?? true
        let panes = ["UIMasterViewController", "UIDetailViewController"].compactMap {
            coder.decode(UIViewController.self, forKey: $0)
        }
        viewControllers = panes.isEmpty ? archivedControllers(coder) : panes
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(ifPresent: viewControllers, forKey: "UIViewControllers")
        coder.encode(presentsWithGesture, forKey: "UIPresentsWithGesture", unless: true)
    }

    override var makesOwnView: Bool { true }

    override func takeArchivedChildren(_ children: [UIViewController]) {}

    // MARK: Controllers

    /// The master and the detail controller. Further ones are ignored. nil if there are none.
    open var viewControllers: [UIViewController]? {
        get {
            let present = [master, detail].compactMap { $0 }
            return present.isEmpty ? nil : present
        }
        set {
            let new = (newValue ?? []).filter { $0 !== self }
            replace(&detail, with: new.count > 1 && new[1] !== new[0] ? new[1] : nil)
            replaceMaster(with: new.first)
            if appearance == .appearing || appearance == .appeared { showControllers() }
        }
    }

    private func replaceMaster(with new: UIViewController?) {
        guard new !== master else { return }
        if isMasterHidden { revealMaster() }
        replace(&master, with: new)
    }

    private func replace(_ place: inout UIViewController?, with new: UIViewController?) {
        guard place !== new else { return }
        if let former = place {
            former.willMove(toParent: nil)
            former.beginDisappearing(animated: false)
            former.loadedView?.removeFromSuperview()
            former.finishDisappearing(animated: false)
            former.removeFromParent()
            former.isAppearanceManaged = false
        }
        place = new
        guard let new else { return }
        addChild(new)
        new.isAppearanceManaged = true
        new.didMove(toParent: self)
    }

    /// The controllers whose views are visible in the panes.
    private var shownControllers: [UIViewController] { [isMasterHidden ? nil : master, detail].compactMap { $0 } }

    // MARK: View

    private var layoutView: SplitLayoutView? { loadedView as? SplitLayoutView }

    open override func loadView() { view = SplitLayoutView(frame: UIScreen.main.bounds) }

    private func showControllers() {
        let state = appearance
        hideOrReveal(for: interfaceOrientation)
        for controller in shownControllers {
            install(controller)
            if state == .appearing || state == .appeared { controller.beginAppearing(animated: false) }
            if state == .appeared { controller.finishAppearing(animated: false) }
        }
    }

    private func install(_ controller: UIViewController) {
        if controller === master { layoutView?.showMaster(controller) } else { layoutView?.showDetail(controller) }
    }

    // MARK: Hiding the master

    private func shouldHide(in orientation: UIInterfaceOrientation) -> Bool {
        guard let master else { return false }
        return delegate?.splitViewController(self, shouldHide: master, in: orientation) ?? orientation.isPortrait
    }

    private func hideOrReveal(for orientation: UIInterfaceOrientation) {
        let hides = shouldHide(in: orientation)
        if hides, !isMasterHidden { hideMaster() }
        if !hides, isMasterHidden { revealMaster() }
        layoutView?.hidesMaster = isMasterHidden
    }

    private func hideMaster() {
        guard let master else { return }
        isMasterHidden = true
        if master.loadedView?.superview != nil {
            master.beginDisappearing(animated: false)
            master.loadedView?.removeFromSuperview()
            master.finishDisappearing(animated: false)
        }
        // Popovers exist only on an iPad.
        guard UIDevice.current.userInterfaceIdiom == .pad else { return }
        let popover = UIPopoverController(contentViewController: master)
        let button = UIBarButtonItem(title: master.title, style: .bordered, target: nil, action: nil)
        button.onTap = { [weak self] in self?.buttonTapped() }
        self.popover = popover
        self.button = button
        // The delegate is usually the detail controller, which puts the item into a bar of its view; so its view must
        // be loaded.
        detail?.loadViewIfNeeded()
        delegate?.splitViewController(self, willHide: master, with: button, for: popover)
    }

    private func revealMaster() {
        isMasterHidden = false
        popover?.dismissPopover(animated: false)
        guard let master, let button else { return }
        popover = nil
        self.button = nil
        master.isAppearanceManaged = true
        delegate?.splitViewController(self, willShow: master, invalidating: button)
    }

    private func buttonTapped() {
        guard let popover, let button, let master else { return }
        if popover.isPopoverVisible { return popover.dismissPopover(animated: true) }
        guard button.shownView?.window != nil else { return }
        delegate?.splitViewController(self, popoverController: popover, willPresent: master)
        popover.present(from: button, permittedArrowDirections: .any, animated: true)
    }

    // MARK: Appearance

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hideOrReveal(for: interfaceOrientation)
        for controller in shownControllers {
            install(controller)
            controller.beginAppearing(animated: animated)
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for controller in shownControllers { controller.finishAppearing(animated: animated) }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        popover?.dismissPopover(animated: false)
        for controller in shownControllers { controller.beginDisappearing(animated: animated) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for controller in shownControllers { controller.finishDisappearing(animated: animated) }
    }

    // MARK: Rotation

    /// Returns true if both controllers support the orientation, unless a subclass says which ones it supports. True as
    /// long as there are none.
    open override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        let controllers = [master, detail].compactMap { $0 }
        return controllers.isEmpty || supports(interfaceOrientation, with: controllers)
    }

    /// All, of which those of both controllers count. (iOS 6.)
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    open override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willRotate(to: toInterfaceOrientation, duration: duration)
        for controller in [master, detail] { controller?.willRotate(to: toInterfaceOrientation, duration: duration) }
        let wasHidden = isMasterHidden
        hideOrReveal(for: toInterfaceOrientation)
        guard wasHidden, !isMasterHidden, let master, appearance == .appeared else { return }
        install(master)
        master.beginAppearing(animated: false)
        master.finishAppearing(animated: false)
    }

    open override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        super.didRotate(from: fromInterfaceOrientation)
        for controller in [master, detail] { controller?.didRotate(from: fromInterfaceOrientation) }
    }

    open override func willAnimateRotation(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
        layoutView?.layoutIfNeeded()
        for controller in [master, detail] {
            controller?.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
        }
    }
}
