/// The view controllers of a storyboard file and the segues between them (*UIStoryboard Class Reference*, iOS 5).
///
/// Each call instantiates new controllers. A controller and its view, which is loaded lazily, have separate nib files
/// in the compiled storyboard, `Name.storyboardc`.
@MainActor open class UIStoryboard: PlatformObject {
    /// The compiled storyboard; nil after an exception in the initialiser that the app caught.
    final let file: StoryboardFile?

    /// Finds a compiled storyboard. Raises NSInvalidArgumentException if there is none with that name.
    /// - Parameters:
    ///   - name: The name without extension. The variant for the device (`Name~ipad`) and the localised one are
    ///     preferred.
    ///   - bundle: The bundle to search; nil is the app's.
    /// - ObjC: +storyboardWithName:bundle:
    public init(name: String, bundle: Bundle?) {
        file = StoryboardFile(name: name, bundle: bundle)
        super.init(platform: ())
        guard file == nil else { return }
        let path = (bundle ?? .main).bundlePath
        FrameworkException.raise(
            .invalidArgument, "Could not find a storyboard named '\(name)' in bundle NSBundle <\(path)> (loaded)")
    }

    /// Instantiates the initial view controller; nil if the storyboard has none.
    /// - ObjC: -
    open func instantiateInitialViewController() -> UIViewController? {
        file?.initialIdentifier.flatMap { makeController($0) }
    }

    /// Instantiates the initial view controller with static type `id`, so that apps of iOS 5 need no cast.
    /// - ObjC: instantiateInitialViewController
    @_disfavoredOverload public final func instantiateInitialViewController() -> Any? {
        let controller: UIViewController? = instantiateInitialViewController()
        return controller
    }

    /// Instantiates the controller with that identifier. Raises NSInvalidArgumentException if there is none.
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

    /// Instantiates a controller with static type `id`, so that apps of iOS 5 need no cast.
    /// - ObjC: instantiateViewControllerWithIdentifier:
    @_disfavoredOverload public final func instantiateViewController(withIdentifier identifier: String) -> Any {
        let controller: UIViewController = instantiateViewController(withIdentifier: identifier)
        return controller
    }

    /// - Returns: nil if there is no such controller, or if an exception was raised and caught.
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
    /// Sets the storyboard of a controller that is being loaded from one of its nibs.
    func connect(to source: AnyObject, as label: String) -> Bool {
        guard label == "storyboard", let controller = source as? UIViewController else { return false }
        if controller.storyboardPlace == nil { controller.storyboardPlace = StoryboardPlace() }
        controller.storyboardPlace?.storyboard = self
        return true
    }
}
