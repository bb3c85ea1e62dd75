import Foundation
import UIKit

/// The phone's Settings: what the user decides about the device and its apps.
@MainActor final class SettingsApp: SystemApp {
    static let identifier = "com.apple.Preferences"
    var identifier: String { SettingsApp.identifier }
    let displayName = "Settings"
    private unowned let host: any SettingsHost
    private let wallpaper: WallpaperSettings
    private weak var navigation: UINavigationController?

    private static let iconSide: CGFloat = 29

    init(of host: any SettingsHost) {
        self.host = host
        wallpaper = WallpaperSettings(of: host)
    }

    func drawIcon(in context: CGContext) { SettingsIcon.drawApp(in: context) }

    func makeRootViewController() -> UIViewController {
        let list = SettingsList("Settings") { [unowned self] in rootSections }
        let navigation = UINavigationController(rootViewController: list)
        self.navigation = navigation
        return navigation
    }

    /// Shows what an URL such as `prefs:root=General&path=About` names, as far as there is such a page.
    func show(_ url: String) {
        let query = url.drop { $0 != ":" }.dropFirst()
        var names: [String] = []
        for part in query.split(separator: "&") {
            let sides = part.split(separator: "=", maxSplits: 1).map { String($0).removingPercentEncoding ?? "" }
            if sides.count == 2 { names += sides[1].split(separator: "/").map(String.init) }
        }
        navigation?.popToRootViewController(animated: false)
        for name in names.prefix(SettingsApp.deepest) {
            guard let list = navigation?.topViewController as? SettingsList, list.follow(name) else { return }
        }
    }

    /// Shows a page above the list of all settings.
    func show(_ page: UIViewController) {
        showStart()
        navigation?.pushViewController(page, animated: false)
    }

    /// Goes back to the list of all settings.
    func showStart() { navigation?.popToRootViewController(animated: false) }

    /// How many pages an URL may name.
    private static let deepest = 8

    // MARK: Pages

    private var rootSections: [SettingsSection] {
        var own: [SettingsRow] = []
        if !appsWithNotifications.isEmpty {
            own.append(.link("Notifications", image: SettingsIcon.notifications) { [unowned self] in notifications })
        }
        let title = host.profile.isPad ? "Brightness & Wallpaper" : "Wallpaper"
        own.append(.link(title, image: SettingsIcon.wallpaper) { [unowned self] in wallpaper.makeList() })
        own.append(.link("General", image: SettingsIcon.general) { [unowned self] in general })
        let apps = host.installedApps.sorted {
            $0.displayName.localizedCaseInsensitiveCompare($1.displayName) == .orderedAscending
        }
        let rows = apps.compactMap { app -> SettingsRow? in
            guard let bundle = SettingsBundle(of: app, profile: host.profile) else { return nil }
            let page = AppSettingsPage(app: app, bundle: bundle, host: host)
            return .link(app.displayName, image: icon(of: app)) { page.makeList(app.displayName) }
        }
        return [SettingsSection(own)] + (rows.isEmpty ? [] : [SettingsSection(rows)])
    }

    /// The small icon that the app has for lists, or else the large one made small.
    private func icon(of app: InstalledApp) -> UIImage? {
        let names = ["Icon-Small.png", "Icon-Settings.png"].map { app.bundle.path + "/" + $0 }
        let paths = names + app.bundle.iconPaths(isPad: host.profile.isPad).prefix(4)
        let scale = CGFloat(host.profile.scale)
        guard let image = paths.lazy.compactMap({ UIImage(contentsOfFile: $0) }).first else {
            return IconPicture(icon: HomeIcon(app, .phone, scale: scale), metrics: .phone).small(scale: scale)
        }
        return SettingsIcon.small(image, side: SettingsApp.iconSide, scale: scale)
    }

    private var general: SettingsList {
        SettingsList("General") { [unowned self] in
            var sections = [SettingsSection([.link("About") { [unowned self] in about }])]
            if !appsWithLocation.isEmpty {
                sections.append(SettingsSection([.link("Location Services") { [unowned self] in location }]))
            }
            sections.append(
                SettingsSection([
                    .link("Auto-Lock", value: Self.name(ofAutoLock: host.autoLock)) { [unowned self] in autoLock }
                ]))
            return sections + [SettingsSection([.link("Reset") { [unowned self] in reset }])]
        }
    }

    private static func name(ofAutoLock minutes: Int?) -> String {
        minutes.map { $0 == 1 ? "1 Minute" : "\($0) Minutes" } ?? "Never"
    }

    private var autoLock: SettingsList {
        SettingsList("Auto-Lock") { [unowned self] in
            let choices = DeviceStorage.autoLockChoices.map(Optional.some) + [nil]
            return [
                SettingsSection(
                    choices.map { minutes in
                        .choice(Self.name(ofAutoLock: minutes), isChosen: host.autoLock == minutes) {
                            [unowned self] in host.autoLock = minutes
                        }
                    })
            ]
        }
    }

    private var about: SettingsList {
        SettingsList("About") { [unowned self] in
            var facts: [SettingsRow] = [
                .fact("Name", host.deviceName), .fact("Applications", String(host.installedApps.count)),
            ]
            if let space = host.space {
                facts.append(.fact("Capacity", Self.size(space.capacity)))
                facts.append(.fact("Available", Self.size(space.free)))
            }
            facts += [
                .fact("Version", host.model.systemVersion), .fact("Model", host.model.name),
                .fact("Identifier", host.model.hardware),
            ]
            return [SettingsSection(facts)]
        }
    }

    /// As the phone counts: a gigabyte has 2³⁰ bytes.
    private static func size(_ bytes: Int) -> String { String(format: "%.1f GB", Double(bytes) / Double(1 << 30)) }

    // MARK: Answers to apps

    private var appsWithLocation: [InstalledApp] { host.installedApps.filter { host.locationAnswer(of: $0) != nil } }
    private var appsWithNotifications: [InstalledApp] { host.installedApps.filter { host.hasNotices($0) } }

    private var location: SettingsList {
        SettingsList("Location Services") { [unowned self] in
            let rows = appsWithLocation.map { app in
                SettingsRow.toggle(app.displayName, isOn: host.locationAnswer(of: app) == true) { [unowned self] in
                    host.setLocationAnswer($0, of: app)
                }
            }
            return [SettingsSection(rows, footer: "Apps that have asked where you are.")]
        }
    }

    private var notifications: SettingsList {
        SettingsList("Notifications") { [unowned self] in
            let rows = appsWithNotifications.map { app -> SettingsRow in
                let page = NoticeSettingsPage(app: app, host: host)
                return SettingsRow.link(app.displayName, value: page.summary) { page.makeList() }
            }
            return [SettingsSection(rows, footer: "Apps that have asked to send you notifications.")]
        }
    }

    // MARK: Reset

    private var reset: SettingsList {
        SettingsList("Reset") { [unowned self] in
            [
                SettingsSection([
                    .reset(
                        "Reset Home Screen Layout",
                        question: "This will reset your home screen layout to factory defaults.",
                        button: "Reset Home Screen"
                    ) { [unowned self] in host.resetHomeScreen() },
                    .reset(
                        "Reset Location Warnings",
                        question: "This will reset your location warnings to factory defaults.",
                        button: "Reset Warnings"
                    ) { [unowned self] in host.resetLocationWarnings() },
                ])
            ]
        }
    }
}
