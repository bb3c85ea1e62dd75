import UIKit

/// The page of Settings that says how one app may be heard.
@MainActor struct NoticeSettingsPage {
    let app: InstalledApp
    let host: any SettingsHost

    private static let badges: UInt8 = 1
    private static let sounds: UInt8 = 2
    private static let alerts: UInt8 = 4

    /// What the app has asked for; everything for one that only has notices of its own.
    private var types: UInt8 { host.pushAnswer(of: app)?.types ?? 7 }
    private var settings: NoticeSettings { host.noticeSettings(of: app.identifier) }
    private var style: NoticeStyle { settings.style ?? host.usualNoticeStyle }

    /// In the list of apps: On or Off before iOS 5, then what is allowed.
    var summary: String {
        guard host.pushAnswer(of: app)?.isAllowed ?? true else { return "Off" }
        guard host.usualNoticeStyle == .banner else { return "On" }
        let parts = [
            types & Self.badges != 0 && settings.hasBadges ? "Badges" : nil,
            types & Self.sounds != 0 && settings.hasSounds ? "Sounds" : nil,
            types & Self.alerts != 0 && style != .none ? style.rawValue : nil,
        ].compactMap { $0 }
        return parts.isEmpty ? "Off" : parts.joined(separator: ", ")
    }

    func makeList() -> SettingsList {
        // The list makes its lines anew when it comes back, so that the page must not keep itself.
        SettingsList(app.displayName) { self.sections }
    }

    private func change(_ change: (inout NoticeSettings) -> Void) {
        var settings = settings
        change(&settings)
        host.setNoticeSettings(settings, of: app.identifier)
    }

    private var sections: [SettingsSection] {
        let all = host.pushAnswer(of: app).map { answer in
            SettingsSection([
                .toggle("Notifications", isOn: answer.isAllowed) { isOn in
                    host.setPushAnswer(PushAnswer(types: answer.types, isAllowed: isOn), of: app)
                }
            ])
        }
        return [all].compactMap { $0 } + (host.usualNoticeStyle == .banner ? new : old)
    }

    private func row(_ title: String, _ type: UInt8, isOn: Bool, set: @escaping @MainActor (Bool) -> Void)
        -> SettingsRow?
    {
        types & type == 0 ? nil : .toggle(title, isOn: isOn, set: set)
    }

    /// A switch for each of three things.
    private var old: [SettingsSection] {
        let rows = [
            row("Sounds", Self.sounds, isOn: settings.hasSounds) { isOn in change { $0.hasSounds = isOn } },
            row("Alerts", Self.alerts, isOn: style != .none) { isOn in
                change { $0.style = isOn ? nil : NoticeStyle.none }
            },
            row("Badges", Self.badges, isOn: settings.hasBadges) { isOn in change { $0.hasBadges = isOn } },
        ].compactMap { $0 }
        return rows.isEmpty ? [] : [SettingsSection(rows)]
    }

    /// iOS 5.
    private var new: [SettingsSection] {
        var sections: [SettingsSection] = []
        if types & Self.alerts != 0 {
            sections.append(
                SettingsSection(
                    NoticeStyle.allCases.map { style in
                        .choice(style.rawValue, isChosen: style == self.style) { change { $0.style = style } }
                    }, header: "Alert Style",
                    footer: "Alerts require an action before proceeding. "
                        + "Banners appear at the top of the screen and go away automatically."))
        }
        let rows = [
            row("Badge App Icon", Self.badges, isOn: settings.hasBadges) { isOn in change { $0.hasBadges = isOn } },
            row("Sounds", Self.sounds, isOn: settings.hasSounds) { isOn in change { $0.hasSounds = isOn } },
        ].compactMap { $0 }
        if !rows.isEmpty { sections.append(SettingsSection(rows)) }
        if types & Self.alerts != 0 {
            sections.append(
                SettingsSection([
                    .toggle("View in Lock Screen", isOn: settings.isOnLockScreen) { isOn in
                        change { $0.isOnLockScreen = isOn }
                    }
                ]))
        }
        return sections
    }
}
