import DeviceLink
import Foundation
import UIKit

/// A local notification that waits for its date.
@MainActor struct PendingNotification {
    /// The app's identifier.
    let app: String
    let scheduled: ScheduledNotification
    let content: UILocalNotification
    /// When it is delivered next.
    var date: Date

    /// - Parameter date: nil takes it from the notification, or now if it has none.
    /// - Returns: nil if the app has not said what the framework says, or said a date that no clock shows.
    init?(_ scheduled: ScheduledNotification, of app: String, date: Date? = nil) {
        guard let content = UILocalNotification(propertyList: scheduled.propertyList) else { return nil }
        self.app = app
        self.scheduled = scheduled
        self.content = content
        self.date = date ?? content.fireDate ?? Date()
        guard self.date.timeIntervalSinceReferenceDate.isFinite else { return nil }
    }
}
