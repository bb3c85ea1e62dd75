internal import MainLoop

/// The local notifications that wait for their dates. They are delivered while the app runs, and forgotten when it ends.
@MainActor final class LocalNotificationSchedule {
    /// A notification and the call that delivers it.
    private struct Entry {
        let notification: UILocalNotification
        let date: Date
        let call: ScheduledCall
    }

    private var entries: [Entry] = []

    /// As on the device, no more wait than these; the latest are dropped.
    private static let greatestCount = 64

    /// In the order of their dates.
    var notifications: [UILocalNotification] { entries.map(\.notification) }

    /// - Parameter notification: Is copied.
    func add(_ notification: UILocalNotification, _ deliver: @escaping @MainActor (UILocalNotification) -> Void) {
        let copy = notification.copy(with: nil)
        schedule(copy, at: copy.firstDate, deliver)
    }

    private func schedule(
        _ notification: UILocalNotification, at date: Date,
        _ deliver: @escaping @MainActor (UILocalNotification) -> Void
    ) {
        let wait = max(date.timeIntervalSinceNow, 0)
        guard wait.isFinite else { return }
        let call = MainLoop.main.schedule(at: MainLoop.main.now + wait) { [weak self] in
            self?.entries.removeAll { $0.notification === notification }
            if let next = notification.date(after: date) { self?.schedule(notification, at: next, deliver) }
            deliver(notification)
        }
        let place = entries.firstIndex { $0.date > date } ?? entries.endIndex
        entries.insert(Entry(notification: notification, date: date, call: call), at: place)
        if entries.count > LocalNotificationSchedule.greatestCount { entries.removeLast().call.cancel() }
    }

    /// Takes back one that waits, or one that says the same.
    func remove(_ notification: UILocalNotification) {
        let found =
            entries.firstIndex { $0.notification === notification }
            ?? entries.firstIndex { $0.notification.saysTheSame(as: notification) }
        if let found { entries.remove(at: found).call.cancel() }
    }

    func removeAll() {
        for entry in entries { entry.call.cancel() }
        entries = []
    }
}

extension UILocalNotification {
    /// When it is due first. The time zone matters only when the user goes to another one, which the device does not.
    fileprivate var firstDate: Date { fireDate ?? Date() }

    /// When it is due after that; nil if it is not repeated.
    fileprivate func date(after date: Date) -> Date? {
        guard let component = repeatComponent else { return nil }
        let calendar = repeatCalendar ?? Calendar.current
        guard var next = calendar.date(byAdding: component.unit, value: component.count, to: date) else { return nil }
        // What was missed is not made up for.
        while next <= Date() {
            guard let later = calendar.date(byAdding: component.unit, value: component.count, to: next), later > next
            else { return nil }
            next = later
        }
        return next
    }

    /// The calendar's units by their numbers in Foundation.
    private var repeatComponent: (unit: Calendar.Component, count: Int)? {
        switch repeatInterval {
        case 1 << 1: (.era, 1)
        case 1 << 2: (.year, 1)
        case 1 << 3: (.month, 1)
        case 1 << 4: (.day, 1)
        case 1 << 5: (.hour, 1)
        case 1 << 6: (.minute, 1)
        case 1 << 7: (.second, 1)
        case 1 << 8: (.day, 7)
        case 1 << 9, 1 << 10: (.day, 1)
        case 1 << 11: (.month, 3)
        default: nil
        }
    }

    fileprivate func saysTheSame(as other: UILocalNotification) -> Bool {
        fireDate == other.fireDate && timeZone == other.timeZone && repeatInterval == other.repeatInterval
            && alertBody == other.alertBody && alertAction == other.alertAction && soundName == other.soundName
            && applicationIconBadgeNumber == other.applicationIconBadgeNumber
            && NSDictionary(dictionary: userInfo ?? [:]) == NSDictionary(dictionary: other.userInfo ?? [:])
    }
}
