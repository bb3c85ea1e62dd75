import Foundation
import Portal

/// Devices.
extension SiteVisit {
    func devices(_ member: Membership) throws -> Markup {
        let base = "/teams/\(member.team.identifier)/devices"
        let isAdmin = member.role >= .admin
        let rows: [[Markup]] = try portal.devices(of: member.team).map { device in
            [
                "\(device.name)", "<code>\(device.udid)</code>", SiteForms.day(device.added),
                isAdmin ? forms.button("Remove", "\(base)/remove", [("udid", device.udid)]) : "",
            ]
        }
        let table = SiteForms.table(["Name", "Identifier", "Since", ""], rows, nothing: "The team has no devices.")
        let used = try portal.placesUsed(by: member.team)
        let places: Markup =
            "<p>\(used) of \(Portal.mostDevices) places of this year are used. A device that is removed keeps its place until the year ends.</p>"
        let asking = try requests(member, base)
        guard isAdmin else { return "\(asking)\(table)\(places)" }
        let add = forms.form(
            "\(base)/add",
            "\(SiteForms.field("Name", "name"))\(SiteForms.field("Identifier (40 hexadecimal digits)", "udid"))<button>Register</button>"
        )
        return "\(asking)\(table)\(places)<h2>New device</h2>\(add)"
    }

    /// Devices that testers have asked for, from the page of an app.
    private func requests(_ member: Membership, _ base: String) throws -> Markup? {
        let waiting = try portal.deviceRequests(of: member.team)
        guard !waiting.isEmpty else { return nil }
        let rows: [[Markup]] = waiting.map { request in
            let accept = forms.form(
                "\(base)/accept",
                """
                <input type="hidden" name="udid" value="\(request.udid)">\
                <input name="name" value="\(request.name)" aria-label="Name" required> <button>Register</button>
                """)
            let refuse = forms.button("Refuse", "\(base)/refuse", [("udid", request.udid)])
            return [
                member.role >= .admin ? "\(accept)\(refuse)" : "\(request.name)",
                "\(request.product)<br>\(request.system)",
                "<code>\(request.udid)</code>", SiteForms.day(request.asked),
            ]
        }
        let table = SiteForms.table(["Name", "Kind", "Identifier", "Asked"], rows, nothing: "")
        return "<h2>Devices that asked</h2>\(table)<h2>Registered devices</h2>"
    }
}
