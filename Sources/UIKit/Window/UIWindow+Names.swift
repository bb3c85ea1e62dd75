extension UIWindow.Level {
    /// The default level of windows: 0.
    public static let normal: UIWindow.Level = 0
    /// The level of the status bar: 1000.
    public static let statusBar: UIWindow.Level = 1000
    /// The level of alerts, in front of all others: 2000.
    public static let alert: UIWindow.Level = 2000
}

extension UIWindow {
    /// Posted after a window was shown; the object is the window.
    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted after a window was hidden; the object is the window.
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted after a window has become key; the object is the window.
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted after a window has resigned key; the object is the window.
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
