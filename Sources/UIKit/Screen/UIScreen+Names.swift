extension UIScreen {
    /// What happens on a television whose edges cannot be seen.
    public enum OverscanCompensation: Int, Sendable {
        /// The picture is made smaller.
        case scale = 0
        /// The screen has fewer points.
        case insetBounds = 1
        /// The part that is the app's is smaller.
        case insetApplicationFrame = 2
    }

    /// Posted when a screen was plugged in; its object is the screen. The device has one screen, and posts none of
    /// these.
    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Posted when a screen was unplugged.
    nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Posted when a screen has another mode.
    nonisolated public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    /// Posted when ``brightness`` changed; its object is the screen.
    nonisolated public static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
}
