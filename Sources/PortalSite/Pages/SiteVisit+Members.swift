import Foundation
import Portal

/// Who is in the team.
extension SiteVisit {
    func members(_ member: Membership) throws -> Markup {
        let base = "/teams/\(member.team.identifier)/members"
        let rows: [[Markup]] = try portal.members(of: member.team).map { other in
            let mayRemove = other.role != .agent && member.role > other.role
            let remove: Markup =
                mayRemove ? forms.button("Remove", "\(base)/remove", [("email", other.account.email)]) : ""
            let role: Markup =
                other.role != .agent && member.role == .agent
                ? forms.button(
                    other.role == .admin ? "Make Member" : "Make Admin", "\(base)/invite",
                    [("email", other.account.email), ("role", other.role == .admin ? "member" : "admin")]) : ""
            return ["\(other.account.name)", "\(other.account.email)", "\(other.role.rawValue)", "\(role)\(remove)"]
        }
        let table = SiteForms.table(["Name", "Address", "Role", ""], rows, nothing: "")
        guard member.role >= .admin else { return table }
        let add = forms.form(
            "\(base)/invite",
            """
            \(SiteForms.field("Address", "email", type: "email"))\
            \(SiteForms.choice("Role", "role", member.role == .agent ? [("member", "member"), ("admin", "admin")] : [("member", "member")]))\
            <button>Invite</button>
            """)
        return "\(table)<h2>Invite somebody</h2>\(add)"
    }
}
