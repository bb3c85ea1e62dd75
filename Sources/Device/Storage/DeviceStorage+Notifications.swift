import DeviceLink
import Foundation

extension DeviceStorage {
    private var notificationsPath: String { folder + "/LocalNotifications.plist" }

    /// Reads the notifications that apps have scheduled. A file that cannot be read counts as empty.
    @MainActor func readNotifications() -> [PendingNotification] {
        guard let data = FileManager.default.contents(atPath: notificationsPath),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let entries = list as? [[String: Any]]
        else { return [] }
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
        do {
            let data = try PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0)
            try data.write(to: URL(fileURLWithPath: notificationsPath), options: .atomic)
        } catch {
            throw DeviceError(
                .storageFailed, "\(notificationsPath): cannot be written (\(error.localizedDescription)).")
        }
    }
}
