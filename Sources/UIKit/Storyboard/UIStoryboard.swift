/// The screens of a storyboard file and the ways between them (*UIStoryboard Class Reference*, iOS 5).
///
/// Each call makes new controllers. A storyboard makes a controller and, when that is needed, its view from nib files of their
/// own within the compiled storyboard, `Name.storyboardc`.
@MainActor open class UIStoryboard: PlatformObject {
    /// Finds a compiled storyboard. Raises NSInvalidArgumentException if there is none of that name.
    /// - Parameters:
    ///   - name: Without extension; `Name~ipad` and localised ones come first where they fit.
    ///   - bundle: nil is the app's.
    /// - Status: stub. No storyboard is found yet.
    /// - ObjC: +storyboardWithName:bundle:
    public init(name: String, bundle: Bundle?) { super.init(platform: ()) }

    /// Makes the controller that the storyboard begins with; nil if it says none.
    /// - Status: stub
    /// - ObjC: -
    open func instantiateInitialViewController() -> UIViewController? { nil }

    /// The controller that the storyboard begins with, as of any class: apps of iOS 5 send it messages without a cast.
    /// - Status: stub
    /// - ObjC: instantiateInitialViewController
    @_disfavoredOverload public final func instantiateInitialViewController() -> Any? {
        let controller: UIViewController? = instantiateInitialViewController()
        return controller
    }

    /// Makes the controller of that identifier. Raises NSInvalidArgumentException if there is none.
    /// - Status: stub
    /// - ObjC: -
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }

    /// The controller of that identifier, as of any class: apps of iOS 5 send it messages without a cast.
    /// - Status: stub
    /// - ObjC: instantiateViewControllerWithIdentifier:
    @_disfavoredOverload public final func instantiateViewController(withIdentifier identifier: String) -> Any {
        let controller: UIViewController = instantiateViewController(withIdentifier: identifier)
        return controller
    }
}
