extension UIInterfaceOrientation {
    /// The orientation that an app begins with: what its Info.plist names for it, or else, if upright is not among
    /// those that it supports, the first of them.
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
