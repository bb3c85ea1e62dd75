import DeviceLink
import Foundation

extension DeviceStorage {
    private static let localNotifications = "LocalNotifications.plist"

    /// Reads the notifications that apps have scheduled. A file that cannot be read counts as empty.
    @MainActor func readNotifications() -> [PendingNotification] {
        let entries = dictionaries(in: DeviceStorage.localNotifications)
        return entries.compactMap { entry in
            guard let app = entry["Application"] as? String, let number = entry["Number"] as? Int,
                let date = entry["Date"] as? Date, let text = entry["Notification"] as? String
            else { return nil }
            let scheduled = ScheduledNotification(number: UInt32(clamping: number), propertyList: text)
            return PendingNotification(scheduled, of: app, date: date)
        }
    }

    /// - Throws: `storageFailed`; the schedule is then kept only as long as the device is on.
    @MainActor func write(notifications: [PendingNotification]) throws {
        let entries = notifications.map { notification -> [String: Any] in
            [
                "Application": notification.app, "Number": Int(notification.scheduled.number),
                "Date": notification.date, "Notification": notification.scheduled.propertyList,
            ]
        }
        try write(entries, to: DeviceStorage.localNotifications, format: .binary)
    }
}
