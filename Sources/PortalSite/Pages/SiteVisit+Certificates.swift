import Certificates
import Foundation
import Portal

/// Requests and certificates.
extension SiteVisit {
    func certificates(_ member: Membership) throws -> Markup {
        let now = site.clock()
        let base = "/teams/\(member.team.identifier)/certificates"
        let rows: [[Markup]] = try portal.certificates(of: member.team).reversed().map { order in
            [
                "\(order.number)", "\(Self.title(of: order.kind))", "\(order.app ?? order.accountName)",
                "\(order.isExpired(at: now) ? "expired" : order.state.rawValue)", SiteForms.day(order.expires),
                "\(actions(order, member, base))",
            ]
        }
        let table = SiteForms.table(
            ["No.", "Kind", "For", "State", "Until", ""], rows, nothing: "The team has no certificates.")
        let apps = try portal.apps(of: member.team).filter { $0.services.contains(.push) }
        return """
            \(table)<h2>Request a certificate</h2><p>Make the request with Keychain Access or “verger portal request”: the \
            private key stays on your machine.</p>\(submission(member, apps, base))
            <p><a href="/authority.cer">The authority’s certificate</a>, <a href="/revoked.crl">the list of revoked \
            certificates</a></p>
            """
    }

    private func submission(_ member: Membership, _ apps: [AppIdentifier], _ base: String) -> Markup {
        let kinds =
            member.role == .member ? [.developer] : CertificateOrder.kinds.filter { !$0.isPush || !apps.isEmpty }
        let app: Markup? =
            kinds.contains(where: \.isPush)
            ? SiteForms.choice("App ID, for push", "app", [("", "–")] + apps.map { ($0.bundle, $0.text) }) : nil
        return forms.form(
            "\(base)/submit", hasFile: true,
            """
            \(SiteForms.choice("Kind", "kind", kinds.map { ($0.rawValue, Self.title(of: $0)) }))\(app)\
            <label>File of the request <input type="file" name="request"></label>\
            <label>or its text <textarea name="request"></textarea></label><button>Submit</button>
            """)
    }

    private func actions(_ order: CertificateOrder, _ member: Membership, _ base: String) -> [Markup] {
        let isOwn = order.account == account.email
        switch order.state {
        case .pending:
            let approve =
                member.role >= .admin
                ? [forms.button("Approve", "\(base)/approve", [("number", "\(order.number)")])] : []
            let reject =
                member.role >= .admin || isOwn
                ? [forms.button("Reject", "\(base)/reject", [("number", "\(order.number)")])] : []
            return approve + reject
        case .issued:
            let revoke =
                member.role >= .admin || isOwn && order.kind == .developer
                ? [forms.button("Revoke", "\(base)/revoke", [("number", "\(order.number)")])] : []
            return ["<a href=\"\(base)/\(order.number).cer\">Download</a> "] + revoke
        case .rejected, .revoked: return []
        }
    }

    static func title(of kind: CertificateKind) -> String {
        switch kind {
        case .developer: "Development"
        case .distribution: "Distribution"
        case .pushDevelopment: "Push, development"
        case .pushProduction: "Push, production"
        case .pushBoth: "Push"
        default: kind.rawValue
        }
    }
}
