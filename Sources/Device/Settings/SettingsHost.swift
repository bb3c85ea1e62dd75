import DeviceLink
import UIKit

/// What the settings need of the device that they belong to.
@MainActor protocol SettingsHost: WallpaperHost {
    var model: DeviceModel { get }
    var profile: DeviceProfile { get }
    var installedApps: [InstalledApp] { get }

    /// Whether an app may use the location; nil for one that has not asked.
    func locationAnswer(of app: InstalledApp) -> Bool?
    func setLocationAnswer(_ answer: Bool?, of app: InstalledApp)

    /// Whether an app gets push messages; nil for one that has not asked.
    func pushAnswer(of app: InstalledApp) -> PushAnswer?
    func setPushAnswer(_ answer: PushAnswer, of app: InstalledApp)

    /// What an app may do to be heard.
    func noticeSettings(of identifier: String) -> NoticeSettings
    func setNoticeSettings(_ settings: NoticeSettings?, of identifier: String)
    var usualNoticeStyle: NoticeStyle { get }
    /// Whether an app has asked for push messages, or was heard since iOS 5.
    func hasNotices(_ app: InstalledApp) -> Bool

    /// The name that the user gave the device.
    var deviceName: String { get }
    /// How much of its disk is used and free, in bytes.
    var space: (capacity: Int, free: Int)? { get }

    /// After how many minutes without a touch the device locks itself; nil for never.
    var autoLock: Int? { get set }

    /// Puts the icons in the order in which they were installed.
    func resetHomeScreen()
    /// Takes back every answer about the location.
    func resetLocationWarnings()

    func log(_ text: String)
}
