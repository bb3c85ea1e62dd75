import Foundation
import Portal

/// Keys for push.
extension SiteVisit {
    func keys(_ member: Membership) throws -> Markup {
        let base = "/teams/\(member.team.identifier)/keys"
        let isAdmin = member.role >= .admin
        let rows: [[Markup]] = try portal.pushKeys(of: member.team).map { key in
            [
                "<code>\(key.identifier)</code>", "\(key.name)", SiteForms.day(key.created), SiteForms.day(key.revoked),
                isAdmin && key.revoked == nil
                    ? forms.button("Revoke", "\(base)/revoke", [("identifier", key.identifier)]) : "",
            ]
        }
        let table = SiteForms.table(
            ["Identifier", "Name", "Since", "Revoked", ""], rows, nothing: "The team has no keys for push.")
        guard isAdmin else { return table }
        let add = forms.form("\(base)/add", "\(SiteForms.field("Name", "name"))<button>Make and Save a Key</button>")
        return "\(table)<h2>New key</h2><p>It is saved once, and the portal does not keep it.</p>\(add)"
    }
}
