import CObjCRuntime
import UIKit

/// Carries what the frameworks post to Swift's NotificationCenter to GNUstep's NSNotificationCenter, where Objective-C code
/// observes.
@MainActor enum NotificationForwarding {
    private static var observer: (any NSObjectProtocol)?

    static func start() {
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { notification in
            forward(notification)
        }
    }

    private nonisolated static func forward(_ notification: Notification) {
        guard thread_is_main(), isOfTheFrameworks(notification.name) else { return }
        notification_post(
            notification.name.rawValue.toObjectiveC(), objectiveCAny(notification.object),
            notification.userInfo.map(objectiveCDictionary))
    }

    /// Foundation's own notifications have a twin in GNUstep.
    private nonisolated static func isOfTheFrameworks(_ name: Notification.Name) -> Bool {
        !name.rawValue.hasPrefix("NS")
    }
}
