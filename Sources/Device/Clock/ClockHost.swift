import Foundation

/// What the Clock app needs of its device.
@MainActor protocol ClockHost: AnyObject {
    /// In the order in which they are listed.
    var alarms: [Alarm] { get set }
    /// With the device's time zone and language.
    var calendar: Calendar { get }
}
