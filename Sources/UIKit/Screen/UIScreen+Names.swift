extension UIScreen {
    /// How the overscan of a television is compensated, which hides the edges of the image.
    public enum OverscanCompensation: Int, Sendable {
        /// The image is scaled down.
        case scale = 0
        /// The bounds of the screen are reduced.
        case insetBounds = 1
        /// The application frame is reduced.
        case insetApplicationFrame = 2
    }

    /// Posted when a screen is connected; the object is the screen. The device has a single screen and posts none of
    /// the screen notifications but that for the brightness.
    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Posted when a screen is disconnected.
    nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Posted when the mode of a screen has changed.
    nonisolated public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    /// Posted when ``brightness`` has changed; the object is the screen.
    nonisolated public static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
}
