/// Manages a view: loads it when it is first needed, is told of its appearance and disappearance, and unloads it when
/// memory is low.
///
/// The appearance methods (`viewWillAppear(_:)` and so on) are called when the view enters or leaves a window, whoever
/// adds or removes it, unless a container controller calls them itself. (iPhone OS 3 documents this for containers and
/// for views added to a window; iOS 5 extended it to every superview. Apps written for either get the calls that they
/// expect.)
@MainActor open class UIViewController: UIResponder {
    /// The name of the nib file with the view, without extension.
    open private(set) var nibName: String?

    /// The bundle of the nib file; nil is the app's.
    open private(set) var nibBundle: Bundle?

    package final var loadedView: UIView?
    /// The view from the controller's archive, until it is asked for.
    package final var archivedView: UIView?
    package final var appearance = AppearanceState.disappeared
    /// True if a container calls the appearance methods.
    package final var isAppearanceManaged = false
    /// True if the transition of ``appearance`` in progress is animated.
    final var isTransitionAnimated = false
    /// The reason for the appearance or disappearance. Set by the caller of the appearance methods for the time of the
    /// call.
    package final var relationChange = RelationChange.none
    /// The presentation of the modal controller that this controller presents; nil if there is none.
    final var presentation: ModalPresentation?
    /// How this controller is presented.
    final weak var presentationOfSelf: ModalPresentation?
    /// The container that this controller is in.
    package final weak var containerReference: UIViewController?
    package final var childList: [UIViewController] = []
    /// True if the view can be loaded again after it was released.
    final var isViewReloadable = false
    final var barItems = ControllerBarItems()
    /// What `ControllerAdditions` keep with the controller.
    final var additions: [ObjectIdentifier: AnyObject] = [:]
    final var storedEditing = false

    /// - Parameters:
    ///   - nibName: nil looks for a nib file named like the class when the view is needed.
    ///   - bundle: nil is the app's.
    /// - ObjC: initWithNibName:bundle:
    public init(nibName: String?, bundle: Bundle?) {
        self.nibName = nibName
        nibBundle = bundle
        super.init()
        LivingViewControllers.add(self)
    }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// A controller from a nib or another archive.
    public required init?(coder: NSCoder) {
        nibName = coder.decodeText(forKey: "UINibName")
        nibBundle = nil
        super.init()
        LivingViewControllers.add(self)
        coder.begin(self)
        decodeController(coder)
    }

    /// Encodes the properties of the controller. The view is encoded only if it could not be loaded again, that is, if
    /// it comes neither from a nib file nor from ``loadView()``.
    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) { encodeController(coder) }

    // MARK: View

    /// The view, loaded when it is first asked for. Setting nil releases it.
    open var view: UIView! {
        get { neededView }
        set { replaceView(with: newValue) }
    }

    /// True if the view is in memory. Reading it does not load the view.
    open var isViewLoaded: Bool { loadedView != nil || archivedView != nil }

    /// The frame that a view from a nib or an archive was given, until it comes into a window.
    final var frameBeforePlacing: CGRect?

    /// True if a view from a nib or an archive that is flexible in both directions is resized to the application frame,
    /// or to the screen with ``wantsFullScreenLayout``: Interface Builder's "Resize View From NIB".
    package final var autoresizesArchivedViewToFullSize = true

    /// Loads the view and assigns it: from the nib file if there is one, otherwise an empty view with the application
    /// frame.
    open func loadView() { if !loadViewFromNib() { view = makeEmptyView() } }

    /// Called after the view was loaded. Override it for further setup.
    open func viewDidLoad() {}

    /// Called before the view is released because memory is low.
    open func viewWillUnload() {}

    /// Called after the view was released because memory is low. Release objects that belong to the view here.
    open func viewDidUnload() {}

    /// Called before the subviews are laid out for new bounds of the view.
    open func viewWillLayoutSubviews() {}

    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// True if the controller's view belongs to the framework. A view in an archive is then ignored.
    var makesOwnView: Bool { false }

    /// The default of `wantsFullScreenLayout` for the class.
    var wantsFullScreenByItself: Bool { false }

    /// Adds the child controllers of an archive.
    func takeArchivedChildren(_ children: [UIViewController]) {
        for child in children {
            addChild(child)
            child.didMove(toParent: self)
        }
    }

    /// Called after the archived view was assigned, before the app is told of it.
    func archivedViewWasTaken() {}
    /// Called after a navigation controller has placed the view. Translucent bars cover these edges of it.
    func barsDidCover(_ insets: UIEdgeInsets) {}

    // MARK: Appearance

    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called after the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called when memory is low: releases the view if it is not visible and can be loaded again. Override it to
    /// release other objects that can be created again, and call super.
    ///
    /// A view that the app has added to another view is kept, since only containers would add a new one in its place.
    open func didReceiveMemoryWarning() { unloadView() }

    // MARK: Properties

    /// A title for the contents of the controller. It is the default title of ``navigationItem`` and ``tabBarItem``.
    open var title: String? { didSet { showTitleInBars() } }

    /// The container of this controller, else the controller that presents it.
    /// - ObjC: parentViewController
    open var parent: UIViewController? { containerReference ?? presenterReference }

    open override var next: UIResponder? { loadedView?.superview }

    /// True if the view extends under the status bar when a container shows it. The default is false.
    open var wantsFullScreenLayout = false

    // MARK: Editing

    /// True while the content can be edited.
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Makes the content editable, or no longer so. A subclass that overrides this calls super.
    /// - ObjC: setEditing:animated:
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedEditing = editing
        barItems.edit?.showEditing(editing)
    }

    /// A button that says Edit, and Done while the content is being edited; a tap turns ``isEditing`` over, animated.
    open var editButtonItem: UIBarButtonItem { ownEditButtonItem }

    // MARK: In containers

    /// The item for a navigation bar. Created when first needed, with the controller's title.
    open var navigationItem: UINavigationItem { ownNavigationItem }

    /// True to hide the bottom bar while this controller is on a navigation controller's stack. The default is false.
    open var hidesBottomBarWhenPushed = false

    /// The items for the toolbar of a navigation controller.
    open var toolbarItems: [UIBarButtonItem]? {
        get { barItems.toolbar }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// - Parameter animated: True to cross-fade the items.
    /// - ObjC: setToolbarItems:animated:
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        showInToolbar(toolbarItems, animated)
    }

    /// The item for a tab bar. Created when first needed, with the controller's title.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { replaceTabBarItem(with: newValue) }
    }

    /// The size of the content in a popover, in points. The default is 320 × 1100, that is, the full height.
    open var contentSizeForViewInPopover = CGSize(width: 320, height: 1100)

    /// True to keep a popover with this controller open when the user taps outside of it. The default is false.
    open var isModalInPopover = false

    // MARK: Modal controllers

    /// The animation of a modal presentation of this controller.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// The part of an iPad's screen that the view covers when it is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.fullScreen

    /// True if controllers with the style ``UIModalPresentationStyle/currentContext`` that descendants of this
    /// controller present cover this controller's view. The default is false.
    open var definesPresentationContext = false

    /// True if controllers presented in this controller's context use this controller's transition style. The default
    /// is false.
    open var providesPresentationContextTransitionStyle = false

    /// True to keep the keyboard when a text field of this controller's view resigns first responder. The default is
    /// true for form sheets, otherwise false.
    /// - ObjC: disablesAutomaticKeyboardDismissal
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// The modal controller that this controller, or a container of it, presents.
    open var modalViewController: UIViewController? { presentedViewController }

    /// The controller that this controller, or a container of it, presents.
    open var presentedViewController: UIViewController? { presentedNearby }

    /// The controller that presents this controller, or a container of it.
    open var presentingViewController: UIViewController? { presenterNearby }

    /// True if the view appears because the controller is being presented. Valid only in ``viewWillAppear(_:)`` and
    /// ``viewDidAppear(_:)``.
    open var isBeingPresented: Bool { relationChange == .presented }

    /// True if the view disappears because the controller is being dismissed. Valid only in ``viewWillDisappear(_:)``
    /// and ``viewDidDisappear(_:)``.
    open var isBeingDismissed: Bool { relationChange == .dismissed }

    /// Presents another controller modally over this one.
    /// - Parameter completion: Called after the presented controller's ``viewDidAppear(_:)``.
    /// - ObjC: presentViewController:animated:completion:
    open func present(_ controller: UIViewController?, animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        ModalTransitions.main.present(controller, from: self, animated: animated, completion)
    }

    /// Dismisses the controller that this controller presents, and all controllers above it. A controller that presents
    /// none forwards the call to its presenting controller.
    /// - Parameter completion: Called after the dismissed controller's ``viewDidDisappear(_:)``.
    /// - ObjC: dismissViewControllerAnimated:completion:
    open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        ModalTransitions.main.dismiss(self, animated: animated, completion)
    }

    /// The same as ``present(_:animated:completion:)`` without completion.
    /// - ObjC: presentModalViewController:animated:
    open func presentModalViewController(_ controller: UIViewController?, animated: Bool) {
        present(controller, animated: animated)
    }

    /// The same as ``dismiss(animated:completion:)`` without completion.
    /// - ObjC: dismissModalViewControllerAnimated:
    open func dismissModalViewController(animated: Bool) { dismiss(animated: animated) }

    // MARK: In a storyboard

    /// Performs the segue of this identifier. Raises NSInvalidArgumentException if the storyboard has none.
    /// - Parameter sender: What caused it, for ``prepare(for:sender:)``.
    /// - ObjC: performSegueWithIdentifier:sender:
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        ControllerAdditions.performSegue?(self, identifier, sender)
    }

    /// Called before a segue from this controller is performed: configure the destination here.
    /// - Parameter sender: The object that triggered the segue: a control, a cell, or the argument of the app's call.
    /// - ObjC: prepareForSegue:sender:
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Returns true to perform a segue that a touch has triggered, the default. Not called for segues that the app
    /// performs by identifier. (iOS 6.)
    /// - ObjC: shouldPerformSegueWithIdentifier:sender:
    open func shouldPerformSegue(withIdentifier identifier: String?, sender: Any?) -> Bool { true }

    // MARK: Containment

    /// The child controllers.
    /// - ObjC: childViewControllers
    open var children: [UIViewController] { childList }

    /// Adds a child controller, which leaves its present container. The caller adds the child's view and then calls
    /// `didMove(toParent:)`.
    /// - ObjC: addChildViewController:
    open func addChild(_ child: UIViewController) { adopt(child) }

    /// Removes the controller from its container. The caller calls `willMove(toParent:)` with nil before.
    /// - ObjC: removeFromParentViewController
    open func removeFromParent() { leaveContainer() }

    /// Called before the controller is added to a container, or with nil before it is removed.
    /// - ObjC: willMoveToParentViewController:
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the controller was added to a container, or with nil after it was removed.
    /// - ObjC: didMoveToParentViewController:
    open func didMove(toParent parent: UIViewController?) {}

    /// True if the view appears because the controller was added to a container. Valid only in the appearance methods.
    /// - ObjC: movingToParentViewController getter=isMovingToParentViewController
    open var isMovingToParent: Bool { relationChange == .movedToParent }

    /// True if the view disappears because the controller is being removed from its container. Valid only in the
    /// appearance methods.
    /// - ObjC: movingFromParentViewController getter=isMovingFromParentViewController
    open var isMovingFromParent: Bool { relationChange == .movedFromParent }

    /// Replaces the view of one child controller by that of another, and calls their appearance methods.
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - animations: The changes to animate; nil for none.
    ///   - completion: Receives true if the animations ran to their end.
    /// - ObjC: transitionFromViewController:toViewController:duration:options:animations:completion:
    open func transition(
        from fromController: UIViewController, to toController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (@MainActor () -> Void)?,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        exchange(fromController, toController, duration, options, animations, completion)
    }

    /// Returns true if the framework forwards appearance and rotation to the child controllers of this container, the
    /// default.
    open func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool { true }

    /// Calls the appearance methods of a child controller, for containers that forward them themselves.
    /// - ObjC: beginAppearanceTransition:animated:
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        announceAppearance(isAppearing, animated: animated)
    }

    /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` began.
    open func endAppearanceTransition() { concludeAppearance() }

    // MARK: Rotation

    /// Which way the interface is turned.
    open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }

    /// Turns the interface to how the device is held, if the controllers on screen have come to allow it.
    open class func attemptRotationToDeviceOrientation() { InterfaceRotation.main.followDevice() }

    /// Returns true if the interface can rotate to the orientation. The default is what
    /// ``supportedInterfaceOrientations`` says.
    /// - ObjC: shouldAutorotateToInterfaceOrientation:
    open func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        supportedInterfaceOrientations.contains(.init(interfaceOrientation))
    }

    /// The orientations that the interface can have. The default is portrait only, as on iOS 5. (iOS 6.)
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

    /// False to keep the interface as it is when the device turns. The default is true. (iOS 6.)
    open var shouldAutorotate: Bool { true }

    /// The one that is tried first when the interface has none that is supported. The default is the present one. (iOS 6.)
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { interfaceOrientation }

    /// A view at the top that slides out while the interface turns in two steps. None by default.
    open func rotatingHeaderView() -> UIView? { nil }

    /// A view at the bottom that slides out while the interface turns in two steps. None by default.
    open func rotatingFooterView() -> UIView? { nil }

    /// - ObjC: willRotateToInterfaceOrientation:duration:
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// - ObjC: didRotateFromInterfaceOrientation:
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// Called within the rotation's animation, after the view has its new size.
    /// - ObjC: willAnimateRotationToInterfaceOrientation:duration:
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// - ObjC: willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:
    open func willAnimateFirstHalfOfRotation(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}

    /// - ObjC: didAnimateFirstHalfOfRotationToInterfaceOrientation:
    open func didAnimateFirstHalfOfRotation(to toInterfaceOrientation: UIInterfaceOrientation) {}

    /// - ObjC: willAnimateSecondHalfOfRotationFromInterfaceOrientation:duration:
    open func willAnimateSecondHalfOfRotation(
        from fromInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}
}
