import DeviceLink
import Foundation
import UIKit

/// The device's own apps.
extension Device {
    var systemApps: [any SystemApp] { [settings] }

    /// Gives one of the device's own apps the screen. The app that has it leaves.
    func open(_ app: any SystemApp) {
        nextLaunch = nil
        dropSwitcher()
        leaveScreen()
        if session != nil { terminate() }
        didUse(app.identifier)
        screen.show(app)
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
