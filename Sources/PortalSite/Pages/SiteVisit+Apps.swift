import Foundation
import Portal

/// App IDs.
extension SiteVisit {
    func apps(_ member: Membership) throws -> Markup {
        let base = "/teams/\(member.team.identifier)/apps"
        let isAdmin = member.role >= .admin
        let rows: [[Markup]] = try portal.apps(of: member.team).map { app in
            [
                "\(app.text)", "\(app.name)",
                isAdmin && !app.isWildcard ? services(of: app, base) : "\(Self.names(app.services))",
                isAdmin ? forms.button("Remove", "\(base)/remove", [("bundle", app.bundle)]) : "",
            ]
        }
        let table = SiteForms.table(["App ID", "Name", "Services", ""], rows, nothing: "The team has no App IDs.")
        guard isAdmin else { return table }
        let add = forms.form(
            "\(base)/add",
            """
            \(SiteForms.field("Name", "name"))\(SiteForms.field("Bundle identifier (com.example.app, com.example.*)", "bundle"))\
            <fieldset><legend>Services</legend>\(Self.checks([]))</fieldset><button>Register</button>
            """)
        return "\(table)<h2>New App ID</h2>\(add)"
    }

    private func services(of app: AppIdentifier, _ base: String) -> Markup {
        forms.form(
            "\(base)/configure",
            """
            <input type="hidden" name="bundle" value="\(app.bundle)">\(Self.checks(app.services))<button>Save</button>
            """)
    }

    private static func checks(_ services: Set<AppService>) -> [Markup] {
        AppService.allCases.map {
            SiteForms.check(name(of: $0), "service", value: $0.rawValue, isOn: services.contains($0))
        }
    }

    private static func names(_ services: Set<AppService>) -> String {
        services.sorted().map(name).joined(separator: ", ")
    }

    private static func name(of service: AppService) -> String {
        switch service {
        case .push: "Push Notifications"
        case .inAppPurchase: "In-App Purchase"
        case .gameCenter: "Game Center"
        case .iCloud: "iCloud"
        }
    }
}
