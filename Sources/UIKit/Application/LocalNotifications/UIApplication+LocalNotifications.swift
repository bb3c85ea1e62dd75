internal import MainLoop

/// Messages that the app leaves for later. While it runs its delegate gets them when they are due.
extension UIApplication {
    /// The notifications that wait. Setting replaces all of them.
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { localNotifications.notifications }
        set {
            localNotifications.removeAll()
            for notification in newValue ?? [] { scheduleLocalNotification(notification) }
        }
    }

    /// Delivers a copy of the notification at its date.
    public func scheduleLocalNotification(_ notification: UILocalNotification) {
        localNotifications.add(notification) { [weak self] in self?.deliver($0) }
    }

    /// Takes back one that waits.
    public func cancelLocalNotification(_ notification: UILocalNotification) {
        localNotifications.remove(notification)
    }

    /// Takes all back.
    public func cancelAllLocalNotifications() { localNotifications.removeAll() }

    /// Delivers the notification at once, whatever its date.
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {
        let copy = notification.copy(with: nil)
        MainLoop.main.schedule(at: MainLoop.main.now) { [weak self] in self?.deliver(copy) }
    }

    /// The app has the screen: it shows what it wants of the notification itself.
    private func deliver(_ notification: UILocalNotification) {
        if notification.applicationIconBadgeNumber != 0 {
            applicationIconBadgeNumber = notification.applicationIconBadgeNumber
        }
        delegate?.application(self, didReceive: notification)
    }
}
