import Foundation

/// The keys of an app's Info.plist that say how it launches, as one kind of device reads them: `KEY~ipad` or `KEY~iphone`
/// takes precedence over `KEY`.
///
/// The app reads them, and the device, which shows the app before it has drawn anything.
package struct LaunchInfo {
    private let info: [String: Any]
    private let suffix: String

    /// - Parameter isTablet: True for an iPad.
    package init(_ info: [String: Any], isTablet: Bool) {
        self.info = info
        suffix = isTablet ? "~ipad" : "~iphone"
    }

    /// The value of a key; nil if it is missing or of another type.
    package func value<Value>(_ key: String, as type: Value.Type = Value.self) -> Value? {
        info[key + suffix] as? Value ?? info[key] as? Value
    }

    /// The value of a key that names a file; nil if it is missing or empty.
    func name(_ key: String) -> String? {
        value(key, as: String.self).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The style of the status bar: `UIStatusBarStyle`.
    package var statusBarStyle: UIStatusBarStyle {
        switch value("UIStatusBarStyle", as: String.self) {
        case "UIStatusBarStyleBlackTranslucent": .blackTranslucent
        case "UIStatusBarStyleBlackOpaque": .blackOpaque
        default: .default
        }
    }

    /// True if the app launches without a status bar: `UIStatusBarHidden`.
    package var hidesStatusBar: Bool { value("UIStatusBarHidden", as: NSNumber.self)?.boolValue ?? false }

    /// The orientation at launch: `UIInterfaceOrientation`; otherwise portrait if `UISupportedInterfaceOrientations` has
    /// it, else the first of these.
    package var orientation: UIInterfaceOrientation {
        if let wanted = value("UIInterfaceOrientation", as: String.self).flatMap(Self.orientation) { return wanted }
        let supported = value("UISupportedInterfaceOrientations", as: [Any].self) ?? []
        let known = supported.compactMap { ($0 as? String).flatMap(Self.orientation) }
        return known.contains(.portrait) ? .portrait : known.first ?? .portrait
    }

    private static func orientation(_ name: String) -> UIInterfaceOrientation? {
        switch name {
        case "UIInterfaceOrientationPortrait": .portrait
        case "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown
        case "UIInterfaceOrientationLandscapeLeft": .landscapeLeft
        case "UIInterfaceOrientationLandscapeRight": .landscapeRight
        default: nil
        }
    }
}
