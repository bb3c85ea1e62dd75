extension UIWindow.Level {
    /// The level of an app's windows: 0.
    public static let normal: UIWindow.Level = 0
    /// The level of the status bar: 1000.
    public static let statusBar: UIWindow.Level = 1000
    /// The level of alerts, in front of all else: 2000.
    public static let alert: UIWindow.Level = 2000
}

extension UIWindow {
    /// Posted after a window was shown; its object is the window.
    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted after a window was hidden; its object is the window.
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted after a window became key; its object is the window.
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted after a window ceased to be key; its object is the window.
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
