/// What an app's `Info.plist` says about its life without the screen. Values of other types than they should be are
/// ignored, as on the phone.
package struct BackgroundRules: Sendable, Hashable {
    /// Why an app may go on while it has not the screen (`UIBackgroundModes`).
    enum Mode: String {
        /// While it plays sound.
        case audio
        /// While it wants to know where the device is.
        case location
        /// Always, since a call may come at any time.
        case voip
    }

    /// Whether the app ends when it leaves the screen (`UIApplicationExitsOnSuspend`).
    let exitsOnSuspend: Bool
    let modes: Set<Mode>

    init(_ info: [String: Any]) {
        exitsOnSuspend = info["UIApplicationExitsOnSuspend"] as? Bool ?? false
        modes = Set(
            (info["UIBackgroundModes"] as? [Any] ?? []).prefix(16).compactMap { ($0 as? String).flatMap(Mode.init) })
    }
}

extension AppBundle {
    /// Whether the app stays in memory when it leaves the screen: from iOS 4 on, on a device that can, if it was built with
    /// the SDK of iOS 4 and does not ask for its end.
    func staysInMemory(on model: DeviceModel) -> Bool {
        model.hasMultitasking && !background.exitsOnSuspend && requirements.sdkVersion.map { $0 >= .four } ?? false
    }
}
