import CObjCRuntime
import UIKit

/// Carries notifications between Swift's NotificationCenter and GNUstep's NSNotificationCenter, so that observers of
/// either get each notification once, wherever it is posted. Foundation's own are not carried, since each Foundation
/// posts them.
@MainActor enum NotificationForwarding {
    private static var observer: (any NSObjectProtocol)?
    /// The notification from Objective-C that is being posted to Swift's observers, among which this class must not
    /// carry it back.
    nonisolated(unsafe) private static var arriving: Notification?

    static func start() {
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { notification in
            forward(notification)
        }
        notification_set_carrier { name, object, userInfo in NotificationForwarding.carry(name, object, userInfo) }
    }

    /// From Swift to Objective-C.
    private nonisolated static func forward(_ notification: Notification) {
        guard thread_is_main(), isOfTheFrameworks(notification.name) else { return }
        if let known = arriving, known.name == notification.name,
            known.object as AnyObject? === notification.object as AnyObject?
        {
            arriving = nil
            return
        }
        notification_post(
            notification.name.rawValue.toObjectiveC(), objectiveCAny(notification.object),
            notification.userInfo.map(objectiveCDictionary))
    }

    /// From Objective-C to Swift.
    private nonisolated static func carry(
        _ name: ObjCObject, _ object: ObjCObject?, _ userInfo: ObjCObject?
    ) {
        guard let name = swift(name, as: String.self) else { return }
        let notification = Notification(
            name: Notification.Name(name), object: swiftAny(object).map { $0 as AnyObject },
            userInfo: swiftDictionary(userInfo))
        let outer = arriving
        arriving = notification
        NotificationCenter.default.post(notification)
        arriving = outer
    }

    /// Foundation's own notifications have a twin in GNUstep.
    private nonisolated static func isOfTheFrameworks(_ name: Notification.Name) -> Bool {
        !name.rawValue.hasPrefix("NS")
    }
}
