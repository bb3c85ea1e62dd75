import Foundation

extension UIApplication {
    /// What other Foundations of the process do when the time zone has changed.
    package static var timeZoneObservers: [@MainActor () -> Void] = []

    /// The user has chosen another time zone: both Foundations and the C library forget the former one, their observers and
    /// the delegate are told.
    ///
    /// - Parameter name: Of the zone; empty for the machine's. An unknown one changes nothing.
    package final func changeTimeZone(to name: String) {
        guard name.isEmpty || TimeZone(identifier: name) != nil else { return }
        if name.isEmpty { unsetenv("TZ") } else { setenv("TZ", name, 1) }
        tzset()
        NSTimeZone.resetSystemTimeZone()
        NotificationCenter.default.post(name: .NSSystemTimeZoneDidChange, object: nil)
        for observer in UIApplication.timeZoneObservers { observer() }
        changeTimeSignificantly()
    }
}
