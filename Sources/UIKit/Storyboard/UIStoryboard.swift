/// The screens of a storyboard file and the ways between them (*UIStoryboard Class Reference*, iOS 5).
///
/// Each call makes new controllers. A storyboard makes a controller and, when that is needed, its view from nib files
/// of their own within the compiled storyboard, `Name.storyboardc`.
@MainActor open class UIStoryboard: PlatformObject {
    /// The compiled storyboard; nil after an exception that somebody caught.
    final let file: StoryboardFile?

    /// Finds a compiled storyboard. Raises NSInvalidArgumentException if there is none of that name.
    /// - Parameters:
    ///   - name: Without extension; `Name~ipad` and localised ones come first where they fit.
    ///   - bundle: nil is the app's.
    /// - ObjC: +storyboardWithName:bundle:
    public init(name: String, bundle: Bundle?) {
        file = StoryboardFile(name: name, bundle: bundle)
        super.init(platform: ())
        guard file == nil else { return }
        let path = (bundle ?? .main).bundlePath
        FrameworkException.raise(
            .invalidArgument, "Could not find a storyboard named '\(name)' in bundle NSBundle <\(path)> (loaded)")
    }

    /// Makes the controller that the storyboard begins with; nil if it says none.
    /// - ObjC: -
    open func instantiateInitialViewController() -> UIViewController? {
        file?.initialIdentifier.flatMap { makeController($0) }
    }

    /// The controller that the storyboard begins with, as of any class: apps of iOS 5 send it messages without a cast.
    /// - ObjC: instantiateInitialViewController
    @_disfavoredOverload public final func instantiateInitialViewController() -> Any? {
        let controller: UIViewController? = instantiateInitialViewController()
        return controller
    }

    /// Makes the controller of that identifier. Raises NSInvalidArgumentException if there is none.
    /// - ObjC: -
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        if let controller = makeController(identifier) { return controller }
        if file?.nibNames[identifier] == nil {
            FrameworkException.raise(
                .invalidArgument,
                "Storyboard (\(ObjectName.of(self, "UIStoryboard"))) doesn't contain a view controller with identifier '\(identifier)'"
            )
        }
        return UIViewController()
    }

    /// The controller of that identifier, as of any class: apps of iOS 5 send it messages without a cast.
    /// - ObjC: instantiateViewControllerWithIdentifier:
    @_disfavoredOverload public final func instantiateViewController(withIdentifier identifier: String) -> Any {
        let controller: UIViewController = instantiateViewController(withIdentifier: identifier)
        return controller
    }

    /// - Returns: nil if there is no such controller, or if an exception was raised.
    final func makeController(_ identifier: String) -> UIViewController? {
        guard let file, let name = file.nibNames[identifier] else { return nil }
        do {
            let nib = try NibCache.file(at: file.path(ofNib: name))
            let externals = ["UIStoryboardPlaceholder": self]
            let objects = NibLoader(nib, owner: nil, externalObjects: externals, bundle: file.bundle).load()
            return objects?.lazy.compactMap { $0 as? UIViewController }.first
        } catch {
            NibFailure.raise(error, name, in: file.bundle)
            return nil
        }
    }
}

extension UIStoryboard: NibConnector {
    /// A storyboard's nibs tell each controller where it comes from.
    func connect(to source: AnyObject, as label: String) -> Bool {
        guard label == "storyboard", let controller = source as? UIViewController else { return false }
        if controller.storyboardPlace == nil { controller.storyboardPlace = StoryboardPlace() }
        controller.storyboardPlace?.storyboard = self
        return true
    }
}
