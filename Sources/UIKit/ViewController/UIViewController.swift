/// Manages a view: makes it when it is first needed, hears of its appearance, and lets go of it when memory runs low.
///
/// A controller's `viewWillAppear(_:)` and its sisters are called when its view enters or leaves a window, whoever adds or
/// removes it, unless a container controller calls them itself. (iPhone OS 3 documents this for containers and for views
/// added to a window; iOS 5 extended it to every superview. Apps written for either get the calls that they expect.)
@MainActor open class UIViewController: UIResponder {
    /// The nib file that holds the view, without extension.
    open private(set) var nibName: String?

    /// The bundle of the nib file; nil is the app's.
    open private(set) var nibBundle: Bundle?

    package final var loadedView: UIView?
    package final var appearance = AppearanceState.disappeared
    /// Whether a container makes the appearance calls.
    package final var isAppearanceManaged = false
    package final var presentedController: UIViewController?
    package final weak var parentReference: UIViewController?
    private var isViewReloadable = false

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

    /// Loads nib files: instantiates the named one with the controller as its owner.
    /// Returns false if there is no such file. Set once at start.
    package static var nibLoader: ((_ name: String, _ bundle: Bundle?, _ owner: UIViewController) -> Bool)?

    // MARK: View

    /// The view, made when it is first asked for. Setting nil lets go of it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { replaceView(with: newValue) }
    }

    /// Whether the view is in memory. Asking does not make it.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view and assigns it: from the nib file if there is one, else an empty one of the application's frame.
    /// A subclass that makes its view in code overrides this without calling super.
    open func loadView() {
        if let nibLoader = UIViewController.nibLoader {
            for name in NibNames.candidates(for: self) where nibLoader(name, nibBundle, self) {
                if loadedView != nil { return }
                report("nib file \"\(name)\" was loaded but the view outlet of \(className) is not connected in it")
            }
        }
        if let nibName {
            report("no view for \(className): nib file \"\(nibName)\" cannot be loaded; is it in the bundle?")
        }
        let empty = UIView(frame: UIScreen.main.applicationFrame)
        empty.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = empty
    }

    /// The view is in memory now; set it up further here.
    open func viewDidLoad() {}

    /// The view was released because memory ran low; release what belongs to it here.
    open func viewDidUnload() {}

    private func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil {
            report("\(className).loadView did not assign a view; an empty one is used")
            view = UIView(frame: UIScreen.main.applicationFrame)
        }
        isViewReloadable = true
        viewDidLoad()
    }

    private func replaceView(with newView: UIView?) {
        guard loadedView !== newView else { return }
        if loadedView?.viewController === self { loadedView?.viewController = nil }
        loadedView = newView
        newView?.viewController = self
        isViewReloadable = false
    }

    private func report(_ problem: String) {
        FileHandle.standardError.write(Data("UIKit: \(problem)\n".utf8))
    }

    // MARK: Appearance

    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view is gone.
    open func viewDidDisappear(_ animated: Bool) {}

    // MARK: Memory

    /// Memory runs low: releases the view if it has no superview and can be made again. Release what else can be made
    /// again, and call super.
    open func didReceiveMemoryWarning() {
        guard let view = loadedView, view.superview == nil, isViewReloadable, !(view is UIWindow) else { return }
        replaceView(with: nil)
        viewDidUnload()
    }

    // MARK: Properties

    /// What the controller shows, in words.
    open var title: String?

    /// The controller that contains or presents this one.
    /// - ObjC: parentViewController
    open var parent: UIViewController? { parentReference }

    open override var next: UIResponder? { loadedView?.superview }

    /// Whether the view goes under the status bar when a container shows it. False by default.
    open var wantsFullScreenLayout = false

    /// Whether the content is being edited.
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }

    private var storedEditing = false

    /// - ObjC: setEditing:animated:
    open func setEditing(_ editing: Bool, animated: Bool) { storedEditing = editing }

    // MARK: Modal controllers

    /// How the view comes on screen when it is presented.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// The controller that this one presents.
    open var modalViewController: UIViewController? { presentedController }

    /// Shows another controller's view over this one's, in the whole window.
    /// - ObjC: presentModalViewController:animated:
    open func presentModalViewController(_ controller: UIViewController, animated: Bool) {
        ModalPresentation.present(controller, from: self, animated: animated)
    }

    /// Takes the presented view away; a presented controller passes the call to its presenter.
    /// - ObjC: dismissModalViewControllerAnimated:
    open func dismissModalViewController(animated: Bool) {
        if presentedController != nil {
            ModalPresentation.dismiss(from: self, animated: animated)
        } else {
            parentReference?.dismissModalViewController(animated: animated)
        }
    }

    // MARK: Rotation

    /// Which way the interface is turned.
    open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }

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
