import AddressBook
import DeviceLink
import Foundation
import MessageUI
import UIKit

/// The device's own apps.
extension Device {
    func makeSystemApps() -> [any SystemApp] {
        let contacts = ContactsApp { [unowned self] in
            open($0)
        } onChange: { [unowned self] in
            contactsDidChange()
        }
        let phone: [any SystemApp] = model.capabilities.contains(.telephony) ? [PhoneApp(of: self)] : []
        let texts: [any SystemApp] = model.capabilities.contains(.sms) ? [messages] : []
        return phone + texts + [contacts, settings, ClockApp(of: self), photos, mail, ConsoleApp(of: self)]
    }

    /// Gives one of the device's own apps the screen. The app that has it leaves.
    func open(_ app: any SystemApp) {
        nextLaunch = nil
        dropSwitcher()
        leaveScreen()
        if session != nil { terminate() }
        didUse(app.identifier)
        ABAddressBook.path = storage.addressBookPath
        Outbox.folder = storage.outboxPath
        screen.show(app)
    }

    func open(_ url: String, with application: SystemApplication) {
        switch application {
        case .settings:
            open(settings)
            settings.show(url)
        case .phone:
            guard let number = PhoneNumber(url: url) else { return log("Phone does not call \(url)") }
            dial(number.signs)
        case .messages: composeText(url)
        case .mail:
            guard let link = MailtoURL(url) else { return log("Mail does not open \(url)") }
            open(mail)
            mail.compose(link)
        case .installer: install(from: url)
        case .browser:
            if let address = LocalAddress(url), ConfigurationProfile.isNamed(by: url) {
                return installProfile(from: address)
            }
            log("\(application.rawValue) would open \(url)")
            show(SystemAlert(title: application.rawValue, message: url, buttons: ["OK"]) { _ in })
        }
    }
}

extension Device: SettingsHost {
    func locationAnswer(of app: InstalledApp) -> Bool? { storage.locationAnswer(of: app.identifier) }

    func setLocationAnswer(_ answer: Bool?, of app: InstalledApp) {
        do {
            try allowLocation(answer, of: app.identifier)
        } catch {
            log("\(error)")
        }
    }

    func pushAnswer(of app: InstalledApp) -> PushAnswer? { storage.pushAnswers[app.identifier] }

    func setPushAnswer(_ answer: PushAnswer, of app: InstalledApp) { setPushAnswer(answer, of: app.identifier) }

    func hasNotices(_ app: InstalledApp) -> Bool {
        storage.pushAnswers[app.identifier] != nil || storage.noticeSettings[app.identifier] != nil
    }

    var deviceName: String { profile.name }

    /// That of the disk that the device's storage is on.
    var space: (capacity: Int, free: Int)? {
        guard !time.isVirtual else { return nil }
        let facts = try? FileManager.default.attributesOfFileSystem(forPath: storage.folder)
        guard let capacity = facts?[.systemSize] as? NSNumber, let free = facts?[.systemFreeSize] as? NSNumber else {
            return nil
        }
        return (capacity.intValue, free.intValue)
    }

    func resetLocationWarnings() {
        for app in installedApps { setLocationAnswer(nil, of: app) }
    }
}
