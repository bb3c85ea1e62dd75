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
        let session = session(of: app.identifier)
        if !comesAgain { session?.send(.notificationOver(number: notification.scheduled.number)) }
        if let session, session.isActive {
            return session.send(.notification(propertyList: notification.scheduled.propertyList))
        }
        let content = notification.content
        let list = notification.scheduled.propertyList
        let badge = content.applicationIconBadgeNumber
        notify(
            Notice(
                body: content.alertBody, action: content.hasAction ? content.alertAction ?? "View" : nil,
                sound: content.soundName, badge: badge == 0 ? nil : badge, launchImage: content.alertLaunchImage,
                option: ("UIApplicationLaunchOptionsLocalNotificationKey", list),
                message: .notification(propertyList: list)), of: app)
    }

    /// Tells the user of something that concerns an app which has not the screen.
    ///
    /// - Parameter beginning: called when nothing is left to do before that. Badges and sounds come before: they may come twice.
    func notify(_ notice: Notice, of app: InstalledApp, beginning: () -> Void = {}) {
        let settings = noticeSettings(of: app.identifier)
        // Since iOS 5 Settings know each app that has been heard.
        if model.hasSystem(.five), storage.noticeSettings[app.identifier] == nil {
            setNoticeSettings(settings, of: app.identifier)
        }
        if let badge = notice.badge, settings.hasBadges { setBadge(badge, of: app) }
        if settings.hasSounds { play(notice.sound, of: app) }
        let style = settings.style ?? usualNoticeStyle
        beginning()
        guard let body = notice.body, !body.isEmpty, style != .none else { return }
        log("\(app.name) notifies: \(body)")
        if isLocked, model.hasSystem(.five), settings.isOnLockScreen {
            return showOnLockScreen(body, notice, of: app)
        }
        if style == .banner { return showBanner(body, notice, of: app) }
        showAlert(body, notice, of: app)
    }

    private func showAlert(_ body: String, _ notice: Notice, of app: InstalledApp) {
        let alert = SystemAlert(
            title: app.displayName, message: body, buttons: notice.action.map { ["Close", $0] } ?? ["OK"],
            hasCancelButton: notice.action != nil
        ) { [weak self] button in
            if button == 1 { self?.view(notice, of: app.identifier) }
        }
        alert.application = app.identifier
        show(alert)
    }

    /// The user wants to see it: the app gets the message, and is started if it does not run.
    func view(_ notice: Notice, of identifier: String) {
        guard let app = storage.app(identifier: identifier) else { return }
        if let session, session.app == app, session.state == .running { return session.send(notice.message) }
        do {
            let options = [notice.option.key: notice.option.value]
            try start(
                Launch(app: app, options: options, picture: notice.launchImage, message: notice.message))
        } catch {
            tellUser(of: error, app: identifier)
        }
    }

    private func setBadge(_ badge: Int, of app: InstalledApp) {
        let number = Int32(clamping: max(badge, 0))
        screen.homeScreen.icons.setBadge(Int(number), of: app.identifier)
        session(of: app.identifier)?.send(.badge(number))
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
        play(app.bundle.path + "/" + sound, of: app)
    }
}
