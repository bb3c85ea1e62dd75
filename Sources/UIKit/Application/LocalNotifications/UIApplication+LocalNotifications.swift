/// Local notifications. The device keeps them after the app ends. A notification that is due is delivered to the
/// delegate if the app is in the foreground, otherwise to the user.
extension UIApplication {
    /// The scheduled notifications. Setting it replaces all of them.
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { localNotifications.notifications }
        set {
            localNotifications.removeAll()
            for notification in newValue ?? [] { scheduleLocalNotification(notification) }
        }
    }

    /// Schedules a copy of the notification. It is delivered at once if it has no fire date.
    public func scheduleLocalNotification(_ notification: UILocalNotification) {
        let isTaken =
            notification.fireDate == nil
            ? localNotifications.present(notification) : localNotifications.add(notification)
        if !isTaken { refuse(notification) }
    }

    /// Cancels a scheduled notification.
    public func cancelLocalNotification(_ notification: UILocalNotification) {
        localNotifications.remove(notification)
    }

    /// Cancels all scheduled notifications.
    public func cancelAllLocalNotifications() { localNotifications.removeAll() }

    /// Delivers a notification at once, regardless of its fire date.
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {
        if !localNotifications.present(notification) { refuse(notification) }
    }

    private func refuse(_ notification: UILocalNotification) {
        FrameworkException.raise(
            .invalidArgument, "The userInfo of \(notification) must be a property list of at most some kilobytes")
    }

    /// The app has the screen, or the user has chosen to view the notification.
    package final func receiveLocalNotification(_ propertyList: String) {
        guard let notification = UILocalNotification(propertyList: propertyList) else { return }
        delegate?.application(self, didReceive: notification)
    }
}
