import DeviceLink
import Foundation

/// What an app looks like on one kind of device before it has drawn anything: its icon, its launch image and its status
/// bar, as its `Info.plist` says.
///
/// A key with the suffix `~ipad` or `~iphone` takes precedence over the plain one on that kind of device.
package struct LaunchLook: Sendable, Hashable {
    /// The names of the icon's files, in the bundle.
    package let iconNames: [String]
    /// Whether the icon has its own gloss (`UIPrerenderedIcon`).
    package let hasPrerenderedIcon: Bool
    /// The beginning of the names of the launch images: `UILaunchImageFile`, or `Default`.
    package let launchImageName: String
    /// Whether the app starts without a status bar (`UIStatusBarHidden`).
    package let hidesStatusBar: Bool
    /// The value of `UIStatusBarStyle`, if there is one.
    package let statusBarStyleName: String?
    /// The orientations that the app starts in, the preferred one first. Never empty.
    package let orientations: [InterfaceOrientation]

    /// The most file names of icons that are looked at.
    private static let mostIcons = 32

    init(_ info: [String: Any], isPad: Bool) {
        let suffix = isPad ? "~ipad" : "~iphone"
        func value<T>(_ key: String, _ type: T.Type = T.self) -> T? {
            info[key + suffix] as? T ?? info[key] as? T
        }
        let primary = value("CFBundleIcons", [String: Any].self)?["CFBundlePrimaryIcon"] as? [String: Any]
        let lists = [primary?["CFBundleIconFiles"] as? [Any], value("CFBundleIconFiles", [Any].self)]
        let listed = lists.compactMap { $0 }.flatMap { $0.prefix(Self.mostIcons) }.compactMap { $0 as? String }
        let named = [value("CFBundleIconFile", String.self)].compactMap { $0 } + listed
        iconNames = Array(named.filter { Self.isFileName($0) }.prefix(Self.mostIcons))
        hasPrerenderedIcon =
            primary?["UIPrerenderedIcon"] as? Bool ?? value("UIPrerenderedIcon", Bool.self) ?? false
        let image = (value("UILaunchImageFile", String.self) ?? "") as NSString
        let name = image.pathExtension.lowercased() == "png" ? image.deletingPathExtension : image as String
        launchImageName = Self.isFileName(name) ? name : "Default"
        hidesStatusBar = value("UIStatusBarHidden", Bool.self) ?? false
        statusBarStyleName = value("UIStatusBarStyle", String.self)
        let preferred = value("UIInterfaceOrientation", String.self).map { [$0] } ?? []
        let supported = value("UISupportedInterfaceOrientations", [Any].self) ?? []
        let all = (preferred + supported.prefix(8).compactMap { $0 as? String }).compactMap(Self.orientation)
        orientations = all.isEmpty ? [.portrait] : all
    }

    /// Whether it names a file of the bundle, and none outside.
    private static func isFileName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
    }

    private static func orientation(_ name: String) -> InterfaceOrientation? {
        switch name {
        case "UIInterfaceOrientationPortrait": .portrait
        case "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown
        case "UIInterfaceOrientationLandscapeLeft": .landscapeLeft
        case "UIInterfaceOrientationLandscapeRight": .landscapeRight
        default: nil
        }
    }
}
