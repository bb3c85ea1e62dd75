/// Manages a view: loads it when it is first needed, is told when it appears and disappears, and unloads it when memory
/// runs low.
///
/// A controller's `viewWillAppear(_:)` and its sisters are called when its view enters or leaves a window, whoever adds
/// or removes it, unless a container controller calls them itself. (iPhone OS 3 documents this for containers and for
/// views added to a window; iOS 5 extended it to every superview. Apps written for either get the calls that they
/// expect.)
@MainActor open class UIViewController: UIResponder {
    /// The nib file that holds the view, without extension.
    open private(set) var nibName: String?

    /// The bundle of the nib file; nil is the app's.
    open private(set) var nibBundle: Bundle?

    package final var loadedView: UIView?
    /// The view from the controller's archive, until it is asked for.
    package final var archivedView: UIView?
    package final var appearance = AppearanceState.disappeared
    /// Whether a container makes the appearance calls.
    package final var isAppearanceManaged = false
    /// Whether the change that ``appearance`` is in the middle of is animated.
    final var isTransitionAnimated = false
    /// Why the view comes or goes: set by whoever makes the appearance calls, while it makes them.
    package final var relationChange = RelationChange.none
    /// What this controller presents.
    final var presentation: ModalPresentation?
    /// How this controller is presented.
    final weak var presentationOfSelf: ModalPresentation?
    /// The container that this controller is in.
    package final weak var containerReference: UIViewController?
    package final var childList: [UIViewController] = []
    /// Whether the view can be made again once it has been released.
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

    /// Writes what the controller is made from. Its view is only written if nobody could make it again: not if it comes
    /// from a nib file or from ``loadView()``.
    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) { encodeController(coder) }

    // MARK: View

    /// The view, loaded when it is first asked for. Setting nil releases it.
    open var view: UIView! {
        get { neededView }
        set { replaceView(with: newValue) }
    }

    /// Whether the view is in memory. Asking does not make it.
    open var isViewLoaded: Bool { loadedView != nil || archivedView != nil }

    /// The frame that a view from a nib or an archive was given, until it comes into a window.
    final var frameBeforePlacing: CGRect?

    /// Whether a view from a nib or an archive becomes as large as the application's frame, or the screen for
    /// ``wantsFullScreenLayout``, if it is flexible in both directions: Interface Builder's "Resize View From NIB".
    package final var autoresizesArchivedViewToFullSize = true

    /// Makes the view and assigns it: from the nib file if there is one, else an empty one of the application's frame.
    /// A subclass that makes its view in code overrides this without calling super.
    open func loadView() { if !loadViewFromNib() { view = makeEmptyView() } }

    /// The view is in memory now; set it up further here.
    open func viewDidLoad() {}

    /// The view is about to be released because memory runs low.
    open func viewWillUnload() {}

    /// The view was released because memory ran low; release what belongs to it here.
    open func viewDidUnload() {}

    /// The view's bounds changed and its subviews are about to be laid out.
    open func viewWillLayoutSubviews() {}

    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Whether the view is one of the framework's, and none that comes along in an archive is used.
    var makesOwnView: Bool { false }

    /// Whether the view goes under the status bar unless something else is said.
    var wantsFullScreenByItself: Bool { false }

    /// Takes the controllers inside this one from an archive.
    func takeArchivedChildren(_ children: [UIViewController]) {
        for child in children {
            addChild(child)
            child.didMove(toParent: self)
        }
    }

    /// Called when the archived view was taken, before the app is told of it.
    func archivedViewWasTaken() {}
    /// A navigation controller has placed the view; translucent bars cover these edges of it.
    func barsDidCover(_ insets: UIEdgeInsets) {}

    // MARK: Appearance

    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view is gone.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Memory runs low: releases the view if nobody sees it and it can be made again. Release what else can be made
    /// again, and call super.
    ///
    /// A view that an app has put into a view of its own is kept: only containers put a new one into its place.
    open func didReceiveMemoryWarning() { unloadView() }

    // MARK: Properties

    /// What the controller shows, in words. The titles of its ``navigationItem`` and ``tabBarItem`` follow it.
    open var title: String? { didSet { showTitleInBars() } }

    /// The controller that contains this one, or else the one that presents it.
    /// - ObjC: parentViewController
    open var parent: UIViewController? { containerReference ?? presenterReference }

    open override var next: UIResponder? { loadedView?.superview }

    /// Whether the view goes under the status bar when a container shows it. False by default.
    open var wantsFullScreenLayout = false

    // MARK: Editing

    /// Whether the content is being edited.
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

    /// What a navigation bar shows for this controller. Made when it is first asked for, with the controller's title.
    open var navigationItem: UINavigationItem { ownNavigationItem }

    /// Whether the bar at the bottom goes while this controller is on a navigation controller's stack. False by
    /// default.
    open var hidesBottomBarWhenPushed = false

    /// What a navigation controller's toolbar shows for this controller.
    open var toolbarItems: [UIBarButtonItem]? {
        get { barItems.toolbar }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// - Parameter animated: Whether the toolbar's items change over by a fade.
    /// - ObjC: setToolbarItems:animated:
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        showInToolbar(toolbarItems, animated)
    }

    /// What a tab bar shows for this controller. Made when it is first asked for, with the controller's title.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { replaceTabBarItem(with: newValue) }
    }

    /// How large the content is in a popover, in points. 320 × 1100 by default: as high as possible.
    open var contentSizeForViewInPopover = CGSize(width: 320, height: 1100)

    /// Whether a popover that shows this controller stays when somebody taps beside it. False by default.
    open var isModalInPopover = false

    // MARK: Modal controllers

    /// How the view comes on screen when it is presented.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// How much of the screen the view takes when it is presented, on an iPad.
    open var modalPresentationStyle = UIModalPresentationStyle.fullScreen

    /// Whether controllers with the style ``UIModalPresentationStyle/currentContext`` that controllers inside this one
    /// present take the place of this one's view. False by default.
    open var definesPresentationContext = false

    /// Whether what this controller's context presents comes with this controller's transition style. False by default.
    open var providesPresentationContextTransitionStyle = false

    /// Whether the keyboard stays when a field of this controller's view ceases to be first responder. True by default
    /// for form sheets, else false.
    /// - ObjC: disablesAutomaticKeyboardDismissal
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// The controller that this one, or one that contains it, presents.
    open var modalViewController: UIViewController? { presentedViewController }

    /// The controller that this one, or one that contains it, presents.
    open var presentedViewController: UIViewController? { presentedNearby }

    /// The controller that presents this one, or one that contains it.
    open var presentingViewController: UIViewController? { presenterNearby }

    /// Whether the view appears because the controller is being presented. Only meaningful in ``viewWillAppear(_:)``
    /// and ``viewDidAppear(_:)``.
    open var isBeingPresented: Bool { relationChange == .presented }

    /// Whether the view goes because the controller is being dismissed. Only meaningful in ``viewWillDisappear(_:)``
    /// and ``viewDidDisappear(_:)``.
    open var isBeingDismissed: Bool { relationChange == .dismissed }

    /// Shows another controller's view over this one's.
    /// - Parameter completion: Called after the presented controller's ``viewDidAppear(_:)``.
    /// - ObjC: presentViewController:animated:completion:
    open func present(_ controller: UIViewController?, animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        ModalTransitions.main.present(controller, from: self, animated: animated, completion)
    }

    /// Takes what this controller presents away, with all that is presented over it; a controller that presents nothing
    /// passes the call to the one that presents it.
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
    /// - Parameter sender: What caused it: a button, a cell, or what the app said.
    /// - ObjC: prepareForSegue:sender:
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether to perform a segue that was triggered by a touch. True by default. Not called for segues that the app
    /// performs by identifier. (iOS 6.)
    /// - ObjC: shouldPerformSegueWithIdentifier:sender:
    open func shouldPerformSegue(withIdentifier identifier: String?, sender: Any?) -> Bool { true }

    // MARK: Containment

    /// The controllers inside this one.
    /// - ObjC: childViewControllers
    open var children: [UIViewController] { childList }

    /// Puts a controller inside this one; it leaves the container that it was in. Its view is the caller's business,
    /// and so is `didMove(toParent:)` when the view is in place.
    /// - ObjC: addChildViewController:
    open func addChild(_ child: UIViewController) { adopt(child) }

    /// Takes the controller out of its container. `willMove(toParent:)` with nil is the caller's business.
    /// - ObjC: removeFromParentViewController
    open func removeFromParent() { leaveContainer() }

    /// The controller is about to be put into a container, or with nil taken out of one.
    /// - ObjC: willMoveToParentViewController:
    open func willMove(toParent parent: UIViewController?) {}

    /// The controller was put into a container, or with nil taken out of one.
    /// - ObjC: didMoveToParentViewController:
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether the view appears because the controller was put into a container. Only meaningful in the appearance
    /// calls.
    /// - ObjC: movingToParentViewController getter=isMovingToParentViewController
    open var isMovingToParent: Bool { relationChange == .movedToParent }

    /// Whether the view goes because the controller is taken out of its container. Only meaningful in the appearance
    /// calls.
    /// - ObjC: movingFromParentViewController getter=isMovingFromParentViewController
    open var isMovingFromParent: Bool { relationChange == .movedFromParent }

    /// Exchanges the views of two controllers inside this one, and makes their appearance calls.
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - animations: Makes the changes that are animated; nil makes none.
    ///   - completion: Is told whether the animations ran to their ends.
    /// - ObjC: transitionFromViewController:toViewController:duration:options:animations:completion:
    open func transition(
        from fromController: UIViewController, to toController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (@MainActor () -> Void)?,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        exchange(fromController, toController, duration, options, animations, completion)
    }

    /// Whether this container leaves it to the framework to pass appearance and rotation on to the controllers inside
    /// it. True by default.
    open func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool { true }

    /// Tells a controller inside this one that its view is about to appear or disappear, for containers that forward
    /// themselves.
    /// - ObjC: beginAppearanceTransition:animated:
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        announceAppearance(isAppearing, animated: animated)
    }

    /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
    open func endAppearanceTransition() { concludeAppearance() }

    // MARK: Rotation

    /// Which way the interface is turned.
    open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }

    /// Turns the interface to how the device is held, if the controllers on screen have come to allow it.
    open class func attemptRotationToDeviceOrientation() { InterfaceRotation.main.followDevice() }

    /// Whether the view can be turned that way. Only upright by default.
    /// - ObjC: shouldAutorotateToInterfaceOrientation:
    open func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        interfaceOrientation == .portrait
    }

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
