package import DeviceLink

/// The scheduled local notifications of the app. The device keeps and delivers them, even if the app does not run.
@MainActor package final class LocalNotificationSchedule {
    private struct Entry {
        let number: UInt32
        let notification: UILocalNotification
    }

    private var entries: [Entry] = []
    private var lastNumber: UInt32 = 0
    private let send: @MainActor (AppMessage) -> Void

    /// - Parameter send: Sends a message to the device.
    init(_ send: @escaping @MainActor (AppMessage) -> Void) { self.send = send }

    /// Sorted by date.
    var notifications: [UILocalNotification] { entries.map(\.notification) }

    /// Restores the notifications that an earlier run of the app has scheduled.
    package func restore(_ scheduled: [ScheduledNotification]) {
        for item in scheduled {
            lastNumber = max(lastNumber, item.number)
            guard let notification = UILocalNotification(propertyList: item.propertyList) else { continue }
            insert(Entry(number: item.number, notification: notification))
        }
    }

    /// - Parameter notification: The notification, which is copied.
    /// - Returns: false if its ``UILocalNotification/userInfo`` is not a property list.
    func add(_ notification: UILocalNotification) -> Bool {
        let copy = notification.copy(with: nil)
        guard let number = schedule(copy) else { return false }
        insert(Entry(number: number, notification: copy))
        // The one with the latest date is dropped, as on the phone. The device, which has the same limit, need not be
        // asked.
        if entries.count > DeviceLinkLimits.notificationCount {
            send(.cancelNotification(number: entries.removeLast().number))
        }
        return true
    }

    /// Delivers a notification at once. It is not added to the scheduled ones.
    func present(_ notification: UILocalNotification) -> Bool {
        let copy = notification.copy(with: nil)
        copy.fireDate = nil
        copy.repeatInterval = 0
        return schedule(copy) != nil
    }

    /// Cancels a scheduled notification, or one that is equal to it.
    func remove(_ notification: UILocalNotification) {
        let found =
            entries.firstIndex { $0.notification === notification }
            ?? entries.firstIndex { $0.notification.saysTheSame(as: notification) }
        if let found { send(.cancelNotification(number: entries.remove(at: found).number)) }
    }

    func removeAll() {
        for entry in entries { send(.cancelNotification(number: entry.number)) }
        entries = []
    }

    /// Called when the device has delivered the notification of this number for the last time.
    package func forget(_ number: UInt32) { entries.removeAll { $0.number == number } }

    private func schedule(_ notification: UILocalNotification) -> UInt32? {
        guard let list = notification.propertyList else { return nil }
        // Skips the numbers of scheduled notifications; of 2^32 numbers some are free.
        repeat { lastNumber &+= 1 } while entries.contains { $0.number == lastNumber }
        send(.scheduleNotification(ScheduledNotification(number: lastNumber, propertyList: list)))
        return lastNumber
    }

    private func insert(_ entry: Entry) {
        let date = entry.notification.firstDate
        let place = entries.firstIndex { $0.notification.firstDate > date } ?? entries.endIndex
        entries.insert(entry, at: place)
    }
}
