import DeviceLink
import Foundation
import UIKit

/// A local notification that waits for its date.
@MainActor struct PendingNotification {
    /// The app's identifier.
    let app: String
    let scheduled: ScheduledNotification
    let content: UILocalNotification
    /// The date of the next delivery.
    var date: Date

    /// - Parameter date: nil takes it from the notification, or now if it has none.
    /// - Returns: nil if the app sent something else than UIKit sends, or a date out of range.
    init?(_ scheduled: ScheduledNotification, of app: String, date: Date? = nil) {
        guard let content = UILocalNotification(propertyList: scheduled.propertyList) else { return nil }
        self.app = app
        self.scheduled = scheduled
        self.content = content
        self.date = date ?? content.fireDate ?? Date()
        guard self.date.timeIntervalSinceReferenceDate.isFinite else { return nil }
    }
}
