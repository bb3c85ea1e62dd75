import Foundation
import Portal

/// Provisioning profiles.
extension SiteVisit {
    func profiles(_ member: Membership) throws -> Markup {
        let base = "/teams/\(member.team.identifier)/profiles"
        let isAdmin = member.role >= .admin
        let rows: [[Markup]] = try portal.profiles(of: member.team).map { profile in
            let link: Markup =
                profile.state == .valid ? "<a href=\"\(base)/\(profile.uuid).mobileprovision\">Download</a> " : ""
            let remove: Markup = isAdmin ? forms.button("Remove", "\(base)/remove", [("uuid", profile.uuid)]) : ""
            return [
                "\(profile.name)", "\(profile.kind.rawValue)", "\(profile.app)", "\(profile.state.rawValue)",
                SiteForms.day(profile.expires), "\(profile.devices.count)", "\(link)\(remove)",
            ]
        }
        let table = SiteForms.table(
            ["Name", "Kind", "App ID", "State", "Until", "Devices", ""], rows, nothing: "The team has no profiles.")
        guard isAdmin else { return table }
        return "\(table)<h2>New profile, or one made again</h2>\(try making(member, base))"
    }

    private func making(_ member: Membership, _ base: String) throws -> Markup {
        let apps = try portal.apps(of: member.team).map { ($0.bundle, $0.text) }
        guard !apps.isEmpty else { return "<p>Register an App ID first.</p>" }
        let devices = try portal.devices(of: member.team).map {
            SiteForms.check($0.name, "device", value: $0.udid, isOn: true)
        }
        let chosen: Markup? =
            devices.isEmpty ? nil : "<fieldset><legend>Devices, not for the App Store</legend>\(devices)</fieldset>"
        return forms.form(
            "\(base)/make",
            """
            \(SiteForms.field("Name", "name"))\
            \(SiteForms.choice("Kind", "kind", ProfileKind.allCases.map { ($0.rawValue, $0.rawValue) }))\
            \(SiteForms.choice("App ID", "app", apps))\(chosen)<button>Make the Profile</button>
            """)
    }
}
