import UIKit

/// What iOS 5 brought: banners, and the notices on the lock screen.
extension Device {
    /// What the user lets an app do to be heard.
    func noticeSettings(of identifier: String) -> NoticeSettings {
        storage.noticeSettings[identifier] ?? NoticeSettings()
    }

    func setNoticeSettings(_ settings: NoticeSettings?, of identifier: String) {
        do {
            try storage.setNoticeSettings(settings, of: identifier)
        } catch {
            log("\(error)")
        }
    }

    /// How notices of apps are shown whose user has not chosen otherwise.
    var usualNoticeStyle: NoticeStyle { model.hasSystem(.five) ? .banner : .alert }

    private func content(_ body: String, of app: InstalledApp) -> BannerContent {
        let home = screen.homeScreen
        let icon = home.icons[.app(app.identifier)].flatMap {
            IconPicture(icon: $0.icon, metrics: home.metrics).small(scale: CGFloat(profile.scale))
        }
        return BannerContent(title: app.displayName, message: body, icon: icon)
    }

    func showBanner(_ body: String, _ notice: Notice, of app: InstalledApp) {
        screen.showBanner(content(body, of: app)) { [weak self] in self?.view(notice, of: app.identifier) }
    }

    /// Shows a notice on the lock screen, whose light goes on.
    func showOnLockScreen(_ body: String, _ notice: Notice, of app: InstalledApp) {
        noteActivity()
        screen.lockScreen.add(
            LockNotice(content: content(body, of: app)) { [weak self] in
                self?.unlock()
                self?.view(notice, of: app.identifier)
            })
    }
}
