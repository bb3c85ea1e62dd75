extension UIInterfaceOrientation {
    /// The orientation at launch: the one that the app's Info.plist requests; otherwise portrait if it is supported,
    /// else the first supported orientation.
    @MainActor static func initial(in info: [String: Any]) -> UIInterfaceOrientation {
        if let named = (info["UIInterfaceOrientation"] as? String).flatMap(named) { return named }
        let key = "UISupportedInterfaceOrientations"
        let ofTablet = InterfaceSpace.isTablet ? info[key + "~ipad"] as? [Any] : nil
        let supported = (ofTablet ?? info[key] as? [Any] ?? []).compactMap { ($0 as? String).flatMap(named) }
        return supported.contains(.portrait) ? .portrait : supported.first ?? .portrait
    }

    private static func named(_ name: String) -> UIInterfaceOrientation? {
        switch name {
        case "UIInterfaceOrientationPortrait": .portrait
        case "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown
        case "UIInterfaceOrientationLandscapeLeft": .landscapeLeft
        case "UIInterfaceOrientationLandscapeRight": .landscapeRight
        default: nil
        }
    }
}
