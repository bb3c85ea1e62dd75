import UIKit

/// The page in Settings that tells what a profile is and who vouches for it, before it is installed.
@MainActor struct ProfilePage {
    private let profile: ConfigurationProfile
    private let onInstall: @MainActor () -> Void

    init(_ profile: ConfigurationProfile, onInstall: @escaping @MainActor () -> Void) {
        self.profile = profile
        self.onInstall = onInstall
    }

    func makeList() -> SettingsList {
        let (profile, onInstall) = (profile, onInstall)
        return SettingsList("Install Profile") {
            var facts = [SettingsRow.fact("Name", profile.name)]
            if !profile.organization.isEmpty { facts.append(.fact("From", profile.organization)) }
            switch profile.vouching {
            case .unsigned: facts.append(.fact("Signed", "Unsigned"))
            case .unverified: facts.append(.fact("Signed", "Not Verified"))
            case .verified: facts.append(.fact("Signed", "Verified"))
            }
            let install = SettingsRow.reset(
                "Install", question: "Installing this profile tells \(profile.address.host) which device this is.",
                button: "Install Now", onInstall)
            return [
                SettingsSection(facts, footer: profile.explanation.isEmpty ? nil : profile.explanation),
                SettingsSection([install]),
            ]
        }
    }
}
