/// The storyboard that an app begins with: `UIMainStoryboardFile` of its Info.plist.
@MainActor struct MainStoryboard {
    private let window: UIWindow

    /// The name of the storyboard, for this kind of device if there is one of its own; nil if the app has none.
    static func name(in info: [String: Any]) -> String? {
        let key = "UIMainStoryboardFile"
        let device = InterfaceSpace.isTablet ? "~ipad" : "~iphone"
        let name = info[key + device] as? String ?? info[key] as? String
        return name?.isEmpty == false ? name : nil
    }

    /// Makes a window with the initial controller and gives it to the application's delegate. It is not shown yet: the
    /// delegate may change it while it hears that the app has started.
    init(_ name: String, for application: UIApplication) {
        window = UIWindow(frame: UIScreen.main.bounds)
        let storyboard = UIStoryboard(name: name, bundle: nil)
        if let controller: UIViewController = storyboard.instantiateInitialViewController() {
            // Its view is loaded when the window is shown: what the delegate sets up before that is there by then.
            window.setRootViewControllerOfArchive(controller)
        } else {
            Self.tell(
                "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps "
                    + "the designated entry point is not set?")
        }
        give(to: application.delegate)
    }

    /// The app has started: its window comes on the screen.
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
