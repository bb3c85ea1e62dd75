import DeviceLink
import UIKit

/// What the Photos app needs of its device.
@MainActor protocol PhotosHost: WallpaperHost {
    /// Whether a picture can be mailed.
    var sendsMail: Bool { get }
    /// The app wants another status bar than usual.
    func setStatusBar(_ style: StatusBarAppearance, isHidden: Bool)
    func contactsDidChange()
    func log(_ text: String)
}
