/// The main storyboard of an app: `UIMainStoryboardFile` of its Info.plist.
@MainActor struct MainStoryboard {
    private let window: UIWindow

    /// The name of the main storyboard: that of the device's kind (`UIMainStoryboardFile~ipad`, `~iphone`), otherwise
    /// the common one; nil if the app has none.
    static func name(in info: [String: Any]) -> String? {
        LaunchInfo(info, isTablet: InterfaceSpace.isTablet).name("UIMainStoryboardFile")
    }

    /// Makes a window with the initial view controller and sets it as the delegate's `window`. The window is not
    /// visible yet: the delegate may change it in `application:didFinishLaunchingWithOptions:`.
    init(_ name: String, for application: UIApplication) {
        window = UIWindow(frame: UIScreen.main.bounds)
        let storyboard = UIStoryboard(name: name, bundle: nil)
        if let controller: UIViewController = storyboard.instantiateInitialViewController() {
            // The controller's view is loaded when the window is shown, after the delegate has set up what the view
            // needs.
            window.setRootViewControllerOfArchive(controller)
        } else {
            Self.tell(
                "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps "
                    + "the designated entry point is not set?")
        }
        give(to: application.delegate)
    }

    /// Shows the window as key window, after the delegate has finished launching.
    func show() { window.makeKeyAndVisible() }

    private func give(to delegate: (any UIApplicationDelegate)?) {
        guard let delegate else { return }
        if let delegate = delegate as? any OptionalMembers {
            guard delegate.implements("setWindow:") else { return Self.tellOfMissingWindow() }
            _ = NibLoader.language.setValue(window, forKey: "window", of: delegate as AnyObject)
            return
        }
        delegate.window = window
        if delegate.window !== window { Self.tellOfMissingWindow() }
    }

    private static func tellOfMissingWindow() {
        tell("The app delegate must implement the window property if it wants to use a main storyboard file.")
    }

    private static func tell(_ problem: String) { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
}
