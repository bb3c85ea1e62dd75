import Certificates
import Foundation
import ServiceStore

/// What is asked before a request is taken, and what stands in a certificate.
extension Portal {
    /// The App ID of a request for push: an explicit one, with push.
    func appOfPush(_ bundle: String?, kind: CertificateKind, team: Team) throws -> AppIdentifier? {
        guard kind.isPush else {
            guard bundle == nil else {
                throw PortalError(
                    .invalid, "A certificate for \(kind.rawValue) is for all apps of the team, not for one.")
            }
            return nil
        }
        guard let bundle else {
            throw PortalError(.invalid, "A certificate for push is for one App ID.", cure: "Name it: --app BUNDLE")
        }
        let app = try app(bundle, of: team)
        guard app.services.contains(.push) else {
            throw PortalError(
                .refused, "The App ID \(bundle) is not for push.",
                cure: app.isWildcard
                    ? "Register the app's own identifier."
                    : "Turn it on: verger portal app configure \(bundle) --service push")
        }
        return app
    }

    /// Each member has one certificate for development, a team one for distribution and one of each kind for an App ID; the next
    /// one can be asked for a month before its end.
    func refuseSecond(_ kind: CertificateKind, app: AppIdentifier?, by member: Membership) throws {
        let others = try certificates(of: member.team).filter { order in
            order.kind == kind && order.app == app?.bundle
                && (kind != .developer || order.account == member.account.email)
        }
        if let waiting = others.first(where: { $0.state == .pending }) {
            throw PortalError(
                .conflict, "The request \(waiting.number) for such a certificate is pending.",
                cure: "An admin approves or rejects it: verger portal certificate approve \(waiting.number)")
        }
        let lasting = others.filter { order in
            order.isValid(at: now) && order.expires.map { $0 > now.addingTimeInterval(Self.renewal) } ?? false
        }
        if let lasting = lasting.first, let end = lasting.expires {
            throw PortalError(
                .conflict, "There is such a certificate, \(lasting.number), until \(PortalText.day(end)).",
                cure: "Ask again a month before, or revoke it: verger portal certificate revoke \(lasting.number)")
        }
    }

    /// A key belongs to one person of one team, and one that was stolen to nobody.
    func refuseKey(_ hash: String, of member: Membership) throws {
        let users = try database.rows(
            "SELECT team, account, reason FROM certificates WHERE key_hash = ? AND state != 'rejected'", hash
        ) { (team: $0.integer(0), account: $0.integer(1), reason: $0.isNull(2) ? nil : Int($0.integer(2))) }
        if users.contains(where: { $0.reason == RevocationReason.keyCompromise.rawValue }) {
            throw PortalError(
                .refused, "The key of this request was revoked because others may have it.",
                cure: "Make a new one: verger portal request")
        }
        guard users.allSatisfy({ $0.team == member.team.id && $0.account == member.account.id }) else {
            throw PortalError(
                .refused, "The key of this request is somebody else's.", cure: "Make your own: verger portal request")
        }
    }

    static func subject(of order: CertificateOrder, owner: Membership) throws -> CertificateSubject {
        let team = owner.team
        let name =
            switch order.kind {
            case .developer: "\(order.accountName) (\(owner.identifier))"
            case .distribution: team.name
            default: order.app ?? ""
            }
        let isPush = order.kind.isPush
        return CertificateSubject(
            userID: isPush ? order.app : order.kind == .developer ? owner.identifier : team.identifier,
            commonName: order.kind.commonName(name), organizationalUnit: team.identifier,
            organization: isPush ? nil : team.name, country: "US")
    }

    func pending(_ number: Int64, of team: Team) throws -> CertificateOrder {
        let order = try certificate(number, of: team)
        guard order.state == .pending else {
            throw PortalError(.refused, "The request \(number) is \(order.state.rawValue) already.")
        }
        return order
    }

    func orderedRow(_ number: Int64) throws -> (account: Int64, request: [UInt8], contents: [UInt8]?)? {
        try database.rows("SELECT account, request, contents FROM certificates WHERE id = ?", number) {
            ($0.integer(0), $0.bytes(1), $0.isNull(2) ? nil : $0.bytes(2))
        }.first
    }

    static let orderColumns = """
        SELECT c.id, c.kind, a.email, a.name, i.bundle, c.state, c.submitted, c.decided, c.serial, c.expires
        FROM certificates c JOIN accounts a ON a.id = c.account LEFT JOIN apps i ON i.id = c.app
        """

    static func order(_ row: Statement) throws -> CertificateOrder {
        guard let kind = CertificateKind(rawValue: row.text(1)),
            let state = CertificateOrder.State(rawValue: row.text(5))
        else { throw PortalError(.storage, "The certificate \(row.integer(0)) is of an unknown kind or state.") }
        return CertificateOrder(
            number: row.integer(0), kind: kind, account: row.text(2), accountName: row.text(3),
            app: row.isNull(4) ? nil : row.text(4), state: state, submitted: row.date(6),
            decided: row.isNull(7) ? nil : row.date(7), serial: row.isNull(8) ? nil : row.text(8),
            expires: row.isNull(9) ? nil : row.date(9))
    }
}
