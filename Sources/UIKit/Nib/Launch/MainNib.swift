/// The nib file that an app begins with: `NSMainNibFile` of its Info.plist.
@MainActor package enum MainNib {
    /// The top-level objects of the nib, retained as long as the app runs: nothing else retains a delegate among them.
    private static var objects: [Any] = []

    /// The name of the nib, for this kind of device if there is one of its own; nil if the app has none.
    package static func name(in info: [String: Any]) -> String? {
        LaunchInfo(info, isTablet: InterfaceSpace.isTablet).name("NSMainNibFile")
    }

    /// Loads the nib with the application as its owner: that gives it its delegate, and the delegate its window.
    /// - Parameter bundle: nil is the app's.
    package static func load(_ name: String, for application: UIApplication, bundle: Bundle? = nil) {
        objects = UINib(nibName: name, bundle: bundle).instantiate(withOwner: application)
    }
}
