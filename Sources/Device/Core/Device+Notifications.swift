import AudioToolbox
import DeviceLink
import Foundation
import UIKit

/// Local notifications: delivered at their dates to the app that has the screen, else to the user.
extension Device {
    func session(_ session: AppSession, didSchedule scheduled: ScheduledNotification) {
        guard let notification = PendingNotification(scheduled, of: session.app.identifier) else {
            return log("A notification of \(session.name) cannot be read")
        }
        notifications.add(notification)
    }

    func session(_ session: AppSession, didCancelNotification number: UInt32) {
        notifications.cancel(number, of: session.app.identifier)
    }

    func deliver(_ notification: PendingNotification, comesAgain: Bool) {
        guard let app = storage.app(identifier: notification.app) else { return }
        let session = session?.app.identifier == app.identifier ? session : nil
        if !comesAgain { session?.send(.notificationOver(number: notification.scheduled.number)) }
        if let session, session.isActive {
            return session.send(.notification(propertyList: notification.scheduled.propertyList))
        }
        setBadge(of: notification, app)
        play(notification.content.soundName, of: app)
        guard let body = notification.content.alertBody, !body.isEmpty else { return }
        log("\(app.name) notifies: \(body)")
        let action = notification.content.alertAction ?? "View"
        let hasAction = notification.content.hasAction
        let alert = SystemAlert(
            title: app.displayName, message: body, buttons: hasAction ? ["Close", action] : ["OK"],
            hasCancelButton: hasAction
        ) { [weak self] button in
            if button == 1 { self?.view(notification) }
        }
        alert.application = app.identifier
        show(alert)
    }

    /// The user has tapped "View": the notification's app gets it, and is started if it does not run.
    private func view(_ notification: PendingNotification) {
        guard let app = storage.app(identifier: notification.app) else { return }
        let list = notification.scheduled.propertyList
        if let session, session.app == app, session.state == .running {
            return session.send(.notification(propertyList: list))
        }
        let options = ["UIApplicationLaunchOptionsLocalNotificationKey": list]
        do {
            let picture = notification.content.alertLaunchImage
            try start(Launch(app: app, options: options, picture: picture))
        } catch {
            log("\(error)")
        }
    }

    private func setBadge(of notification: PendingNotification, _ app: InstalledApp) {
        let badge = notification.content.applicationIconBadgeNumber
        guard badge != 0 else { return }
        let number = Int32(clamping: max(badge, 0))
        screen.homeScreen.icons.setBadge(Int(number), of: app.identifier)
        if let session, session.app.identifier == app.identifier { session.send(.badge(number)) }
        do {
            try storage.setBadge(Int(number), of: app.identifier)
        } catch {
            log("\(error)")
        }
    }

    private func play(_ sound: String?, of app: InstalledApp) {
        guard let sound else { return }
        guard sound != UILocalNotificationDefaultSoundName else {
            return log("\(app.name) plays the sound of notifications")
        }
        let path = app.bundle.path + "/" + sound
        play(path, (try? SoundFile(path: path))?.duration ?? 0, of: app)
    }
}
