import Certificates
import Foundation
import Portal

/// One request of somebody who has logged in.
struct SiteVisit {
    let site: PortalSite
    let request: SiteRequest
    let session: SiteSession
    let account: Account

    var portal: Portal { site.portal }
    var forms: SiteForms { SiteForms(token: session.formToken) }

    // MARK: Pages

    func show() -> SiteResponse {
        do {
            let words = request.words
            switch words.count {
            case 0: return try showTeams()
            case 1 where words == ["account"]: return showAccount()
            case 2 where words[0] == "teams":
                // Not what the address says: that may be anything.
                return .redirect("/teams/\(try membership(words[1]).team.identifier)/certificates")
            case 3 where words[0] == "teams":
                guard let section = SiteSection(rawValue: words[2]) else { return absent() }
                return try .page(page(of: section, membership(words[1])))
            case 4 where words[0] == "teams": return try download(words[3], of: words[2], membership(words[1]))
            default: return absent()
            }
        } catch { return failure(error) }
    }

    /// A team's identifier in an address says nothing: who asks must be in it.
    func membership(_ team: String) throws -> Membership {
        let memberships = try portal.memberships(of: account)
        guard let member = memberships.first(where: { $0.team.identifier == team }) else {
            throw PortalError(.notFound, "There is no such team of yours.")
        }
        return member
    }

    private func showTeams() throws -> SiteResponse {
        let memberships = try portal.memberships(of: account)
        if memberships.count == 1 { return .redirect("/teams/\(memberships[0].team.identifier)/certificates") }
        let rows: [[Markup]] = memberships.map { member in
            [
                "<a href=\"/teams/\(member.team.identifier)/certificates\">\(member.team.name)</a>",
                "\(member.team.identifier)", "\(member.role.rawValue)",
            ]
        }
        let table = SiteForms.table(["Team", "Identifier", "Role"], rows, nothing: "You are in no team.")
        let add = forms.form("/teams", "\(SiteForms.field("Name", "name"))<button>Make a Team</button>")
        return .page(
            SiteFrame(title: "Teams", session: session).page("\(table)<h2>A new team</h2>\(add)"))
    }

    private func showAccount() -> SiteResponse {
        let form = forms.form(
            "/account",
            """
            \(SiteForms.field("Present password", "old", type: "password"))\
            \(SiteForms.field("New password", "new", type: "password"))<button>Change the Password</button>
            """)
        return .page(SiteFrame(title: account.name, session: session).page("<h2>Password</h2>\(form)"))
    }

    private func page(of section: SiteSection, _ member: Membership) throws -> Markup {
        let content =
            switch section {
            case .certificates: try certificates(member)
            case .apps: try apps(member)
            case .devices: try devices(member)
            case .profiles: try profiles(member)
            case .builds: try builds(member)
            case .keys: try keys(member)
            case .members: try members(member)
            }
        return SiteFrame(title: section.title, session: session, member: member, section: section).page(content)
    }

    private func download(_ name: String, of section: String, _ member: Membership) throws -> SiteResponse {
        switch (section, name.split(separator: ".").first.map(String.init) ?? "") {
        case ("certificates", let number) where name == "\(number).cer":
            guard let number = Int64(number) else { return absent() }
            let certificate = try portal.download(number, of: member.team)
            return .file(certificate.der, name: "\(number).cer", type: "application/pkix-cert")
        case ("profiles", let uuid) where name == "\(uuid).mobileprovision":
            let profile = try portal.profile(uuid, of: member.team)
            return .file(
                try portal.downloadProfile(uuid, of: member.team), name: "\(profile.name).mobileprovision",
                type: "application/octet-stream")
        default: return absent()
        }
    }

    private func absent() -> SiteResponse {
        .page(SiteFrame(title: "Not found", session: session).page("<p>There is no such page.</p>"), .notFound)
    }

    func failure(_ error: any Error) -> SiteResponse {
        let status: SiteResponse.Status =
            switch (error as? PortalError)?.reason {
            case .notFound: .notFound
            case .notAllowed: .forbidden
            default: .malformed
            }
        let problem = (error as? PortalError)?.problem ?? "\(error)"
        return .page(SiteFrame(title: "Not possible", session: session).page("<p>\(problem)</p>"), status)
    }
}
