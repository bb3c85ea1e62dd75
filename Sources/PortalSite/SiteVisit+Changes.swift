import Certificates
import Foundation
import Portal

/// What forms change. What may be changed is the portal's to say; this only hands it on.
extension SiteVisit {
    func change(_ form: SiteForm) -> SiteOutcome {
        let words = request.words
        // After a form the browser is sent to a page, so that loading it again changes nothing.
        var back = words == ["account"] ? "/account" : "/"
        do {
            if words == ["account"] { return try changePassword(form) }
            if words == ["teams"] {
                let member = try portal.addTeam(name: form["name"], agent: account)
                return done("The team “\(member.team.name)” is made.", "/teams/\(member.team.identifier)/members")
            }
            guard words.count == 4, words[0] == "teams", let section = SiteSection(rawValue: words[2]) else {
                return SiteOutcome(response: SiteResponse(.notFound))
            }
            let member = try membership(words[1])
            back = "/teams/\(member.team.identifier)/\(section.rawValue)"
            if section == .keys, words[3] == "add" { return try addKey(form, member) }
            return done(try change(section, words[3], form, member), back)
        } catch {
            let text = (error as? PortalError)?.problem ?? "\(error)"
            return SiteOutcome(response: .redirect(back), message: SiteMessage(text: text, isFault: true))
        }
    }

    private func done(_ text: String, _ page: String) -> SiteOutcome {
        SiteOutcome(response: .redirect(page), message: SiteMessage(text: text, isFault: false))
    }

    private func change(
        _ section: SiteSection, _ verb: String, _ form: SiteForm, _ member: Membership
    ) throws -> String {
        switch section {
        case .certificates: return try changeCertificates(verb, form, member)
        case .apps: return try changeApps(verb, form, member)
        case .devices: return try changeDevices(verb, form, member)
        case .profiles: return try changeProfiles(verb, form, member)
        case .builds: return try changeBuilds(verb, form, member)
        case .members: return try changeMembers(verb, form, member)
        case .keys:
            guard verb == "revoke" else { throw Self.unknown }
            try portal.revokePushKey(form["identifier"], by: member)
            return "The key is revoked."
        }
    }

    private static let unknown = PortalError(.notFound, "There is no such form.")

    private func changeCertificates(_ verb: String, _ form: SiteForm, _ member: Membership) throws -> String {
        if verb == "submit" {
            guard let kind = CertificateKind(rawValue: form["kind"]) else { throw Self.unknown }
            let app = kind.isPush ? form["app"] : nil
            let order = try portal.submit(
                CertificateRequest(form.bytes("request")), kind: kind, app: app, by: member)
            return "The request \(order.number) is pending."
        }
        guard let number = Int64(form["number"]) else { throw Self.unknown }
        switch verb {
        case "approve":
            try portal.approve(number, by: member)
            return "The certificate \(number) is issued."
        case "reject":
            try portal.reject(number, by: member)
            return "The request \(number) is rejected."
        case "revoke":
            try portal.revoke(number, by: member)
            return "The certificate \(number) is revoked."
        default: throw Self.unknown
        }
    }

    private func changeApps(_ verb: String, _ form: SiteForm, _ member: Membership) throws -> String {
        let services = Set(form.all("service").compactMap { AppService(rawValue: $0) })
        switch verb {
        case "add":
            let app = try portal.addApp(form["bundle"], name: form["name"], services: services, by: member)
            return "The App ID is \(app.text)."
        case "configure":
            let app = try portal.setServices(services, of: form["bundle"], by: member)
            return "The services of \(app.text) are saved. Make its profiles again."
        case "remove":
            try portal.removeApp(form["bundle"], by: member)
            return "The App ID \(form["bundle"]) is removed."
        default: throw Self.unknown
        }
    }

    private func changeDevices(_ verb: String, _ form: SiteForm, _ member: Membership) throws -> String {
        switch verb {
        case "add":
            let device = try portal.addDevice(form["udid"], name: form["name"], by: member)
            return "“\(device.name)” is registered."
        case "remove":
            try portal.removeDevice(form["udid"], by: member)
            return "The device is removed. Make profiles with it again."
        case "accept":
            let device = try portal.acceptDevice(form["udid"], as: form["name"], by: member)
            return "“\(device.name)” is registered. Make profiles with it again, then builds."
        case "refuse":
            let request = try portal.refuseDevice(form["udid"], by: member)
            return "“\(request.name)” is not registered."
        default: throw Self.unknown
        }
    }

    private func changeProfiles(_ verb: String, _ form: SiteForm, _ member: Membership) throws -> String {
        switch verb {
        case "make":
            guard let kind = ProfileKind(rawValue: form["kind"]) else { throw Self.unknown }
            let profile = try portal.makeProfile(
                form["name"], kind: kind, app: form["app"], devices: kind == .appStore ? nil : form.all("device"),
                by: member)
            return "The profile “\(profile.name)” is made."
        case "remove":
            try portal.removeProfile(form["uuid"], by: member)
            return "The profile is removed."
        default: throw Self.unknown
        }
    }

    private func changeBuilds(_ verb: String, _ form: SiteForm, _ member: Membership) throws -> String {
        switch verb {
        case "publish":
            let build = try portal.publish(form.file("build"), notes: form["notes"], by: member)
            return "\(build.title) \(build.fullVersion) is published, for \(build.deviceCount)."
        case "remove":
            guard let number = Int64(form["number"]) else { throw Self.unknown }
            try portal.removeBuild(number, by: member)
            return "The build is removed."
        case "renew":
            let app = try portal.renewLink(form["bundle"], by: member)
            return "\(app.title) has a new link. The old one leads nowhere."
        default: throw Self.unknown
        }
    }

    private func changeMembers(_ verb: String, _ form: SiteForm, _ member: Membership) throws -> String {
        switch verb {
        case "invite":
            guard let role = TeamRole(rawValue: form["role"]) else { throw Self.unknown }
            guard let code = try portal.invite(form["email"], role: role, by: member) else {
                return "\(form["email"]) is \(role.rawValue) now."
            }
            let place = "\(request.base)/join/\(code)"
            return "Hand this link over to \(form["email"]). It is shown once, and valid for a week:\n\(place)"
        case "remove":
            let other = try portal.account(form["email"])
            try portal.removeMember(other, by: member)
            return "\(other.email) has left the team."
        default: throw Self.unknown
        }
    }

    /// The key goes into the answer, as a file, and nowhere else.
    private func addKey(_ form: SiteForm, _ member: Membership) throws -> SiteOutcome {
        let (key, text) = try portal.addPushKey(name: form["name"], by: member)
        let file = SiteResponse.file(
            [UInt8](text.utf8), name: "AuthKey_\(key.identifier).p8", type: "application/octet-stream")
        return SiteOutcome(
            response: file, message: SiteMessage(text: "The key \(key.identifier) is made.", isFault: false))
    }

    private func changePassword(_ form: SiteForm) throws -> SiteOutcome {
        guard try site.isPassword(form["old"], of: account.email) else {
            throw PortalError(.notAllowed, "The present password is another one.")
        }
        try portal.setPassword(form["new"], of: account)
        var outcome = done("The password is changed. Other browsers have to log in again.", "/account")
        outcome.endsOtherSessions = true
        return outcome
    }
}
