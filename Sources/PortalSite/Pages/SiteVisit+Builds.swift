import Foundation
import Portal

/// Builds for testers.
extension SiteVisit {
    func builds(_ member: Membership) throws -> Markup {
        let base = "/teams/\(member.team.identifier)/builds"
        let apps = try portal.publishedApps(of: member.team).map { self.builds(of: $0, member, base) }
        let none: Markup? = apps.isEmpty ? "<p>The team has published no builds.</p>" : nil
        let add = forms.form(
            "\(base)/publish", hasFile: true,
            """
            <label>Build (.ipa, at most \(Portal.largestUpload >> 20) MB) <input type="file" name="build" accept=".ipa" required></label>\
            <label>What’s new, for testers <textarea name="notes"></textarea></label><button>Publish</button>
            """)
        return """
            \(none)\(apps)<h2>Publish a build</h2><p>Signed with a profile for development or ad hoc. Larger ones, and an .app: \
            <code>verger portal publish APP</code></p>\(add)
            """
    }

    private func builds(of app: PublishedApp, _ member: Membership, _ base: String) -> Markup {
        let address = request.base + app.path
        let renew: Markup? =
            member.role >= .admin ? forms.button("New Link", "\(base)/renew", [("bundle", app.bundle)]) : nil
        let rows: [[Markup]] = app.builds.map { build in
            let isOwn = member.role >= .admin || build.publisher == account.email
            let notes: Markup? = build.notes.isEmpty ? nil : "<p class=\"notes\">\(build.notes)</p>"
            return [
                "<strong>\(build.fullVersion)</strong>\(notes)",
                "\(SiteForms.day(build.published))<br>\(build.publisher)",
                "\(build.profile)<br>\(build.kind.rawValue)", "\(build.devices)",
                build.expires > site.clock() ? SiteForms.day(build.expires) : "expired",
                "<a href=\"\(app.path)/\(build.number)/app.ipa\">\(InstallVisit.size(build.size))</a>",
                isOwn ? forms.button("Remove", "\(base)/remove", [("number", "\(build.number)")]) : "",
            ]
        }
        let table = SiteForms.table(
            ["Version", "Published", "Profile", "Devices", "Until", "Size", ""], rows, nothing: "")
        let icon: Markup? = app.builds.first.map { InstallVisit.icon(of: $0, app) }
        return """
            <section><div class="app">\(icon)<div><h2>\(app.title)</h2><p>\(app.bundle)</p>\
            <p>For testers: <a href="\(app.path)">\(address)</a> \(renew)</p></div>\
            <img class="code" src="\(app.path)/code.svg" alt="The link for testers as a QR code"></div>\(table)</section>
            """
    }
}
