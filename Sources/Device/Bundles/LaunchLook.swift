import DeviceLink
import Foundation
import UIKit

/// What an app looks like on one kind of device before it has drawn anything: its icon, its launch image and its status
/// bar, as its `Info.plist` says.
package struct LaunchLook: Sendable, Hashable {
    /// The names of the icon's files, in the bundle.
    package let iconNames: [String]
    /// Whether the icon has its own gloss (`UIPrerenderedIcon`).
    package let hasPrerenderedIcon: Bool
    /// The beginning of the names of the launch images: `UILaunchImageFile`, or `Default`.
    package let launchImageName: String
    /// Whether the app starts without a status bar.
    package let hidesStatusBar: Bool
    package let statusBarStyle: StatusBarAppearance
    /// The orientation in which the app starts.
    package let orientation: DeviceLink.InterfaceOrientation

    /// The most file names of icons that are looked at.
    private static let mostIcons = 32

    init(_ info: LaunchInfo) {
        let primary = info.value("CFBundleIcons", as: [String: Any].self)?["CFBundlePrimaryIcon"] as? [String: Any]
        let lists = [primary?["CFBundleIconFiles"] as? [Any], info.value("CFBundleIconFiles", as: [Any].self)]
        let listed = lists.compactMap { $0 }.flatMap { $0.prefix(Self.mostIcons) }.compactMap { $0 as? String }
        let named = [info.value("CFBundleIconFile", as: String.self)].compactMap { $0 } + listed
        iconNames = Array(named.filter { Self.isFileName($0) }.prefix(Self.mostIcons))
        hasPrerenderedIcon =
            primary?["UIPrerenderedIcon"] as? Bool ?? info.value("UIPrerenderedIcon", as: Bool.self) ?? false
        let image = (info.value("UILaunchImageFile", as: String.self) ?? "") as NSString
        let name = image.pathExtension.lowercased() == "png" ? image.deletingPathExtension : image as String
        launchImageName = Self.isFileName(name) ? name : "Default"
        hidesStatusBar = info.hidesStatusBar
        // The numbers are those of UIKit.
        statusBarStyle = StatusBarAppearance(rawValue: UInt8(info.statusBarStyle.rawValue)) ?? .default
        orientation = DeviceLink.InterfaceOrientation(rawValue: UInt8(info.orientation.rawValue)) ?? .portrait
    }

    /// Whether it names a file of the bundle, and none outside.
    private static func isFileName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
    }
}
