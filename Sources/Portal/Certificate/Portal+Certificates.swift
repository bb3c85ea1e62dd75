import Certificates
import Foundation
import ServiceStore

/// Certificates: submitted as a request, approved, downloaded, revoked.
extension Portal {
    /// How long before a certificate's end the next one can be asked for.
    package static let renewal: TimeInterval = 30 * 86400

    /// Hands in a request.
    ///
    /// - Parameters:
    ///   - request: its key goes into the certificate; the names in it do not, which the portal knows better.
    ///   - app: the App ID that a server will send notifications for.
    @discardableResult
    package func submit(
        _ request: CertificateRequest, kind: CertificateKind, app: String? = nil, by member: Membership
    ) throws -> CertificateOrder {
        guard CertificateOrder.kinds.contains(kind) else {
            throw PortalError(.invalid, "A certificate of the kind \(kind.rawValue) is not issued to anybody.")
        }
        if kind != .developer { try member.needs(.admin, to: "ask for a certificate for \(kind.rawValue)") }
        return try step {
            let app = try appOfPush(app, kind: kind, team: member.team)
            let hash = Digest.sha256.hash(request.publicKey.der).hexadecimal
            try refuseSecond(kind, app: app, by: member)
            try refuseKey(hash, of: member)
            try database.run(
                """
                INSERT INTO certificates(team, account, kind, app, request, key_hash, state, submitted)
                VALUES(?, ?, ?, ?, ?, ?, 'pending', ?)
                """, member.team.id, member.account.id, kind.rawValue, app?.id, request.der, hash, now)
            return try certificate(database.lastRow(), of: member.team)
        }
    }

    /// Issues the certificate that was asked for.
    @discardableResult
    package func approve(_ number: Int64, by member: Membership) throws -> CertificateOrder {
        try member.needs(.admin, to: "approve requests")
        return try step {
            let order = try pending(number, of: member.team)
            guard let row = try orderedRow(number), let account = try account(id: row.account) else {
                throw PortalError(.storage, "The request \(number) has no account.")
            }
            guard let owner = try? membership(of: account, in: member.team) else {
                throw PortalError(.refused, "\(order.account) is no longer in the team.", cure: "Reject the request.")
            }
            if order.kind != .developer { try owner.needs(.admin, to: "have a certificate for \(order.kind.rawValue)") }
            let request = try CertificateRequest(row.request)
            let issued = try authority.issue(
                order.kind, for: request, subject: Self.subject(of: order, owner: owner), now: now)
            try database.run(
                """
                UPDATE certificates SET state = 'issued', decided = ?, serial = ?, contents = ?, expires = ? WHERE id = ?
                """, now, issued.serial, issued.der, issued.notAfter, number)
            return try certificate(number, of: member.team)
        }
    }

    package func reject(_ number: Int64, by member: Membership) throws {
        try step {
            let order = try pending(number, of: member.team)
            if order.account != member.account.email { try member.needs(.admin, to: "reject requests of others") }
            try database.run("UPDATE certificates SET state = 'rejected', decided = ? WHERE id = ?", now, number)
        }
    }

    /// Revokes a certificate for good. Its owner may, and admins.
    package func revoke(_ number: Int64, reason: RevocationReason = .unspecified, by member: Membership) throws {
        try step {
            let order = try certificate(number, of: member.team)
            if order.account != member.account.email || order.kind != .developer {
                try member.needs(.admin, to: "revoke this certificate")
            }
            guard order.state == .issued, let serial = order.serial else {
                throw PortalError(
                    .refused, "The certificate \(number) is \(order.state.rawValue), there is nothing to revoke.")
            }
            // First the list that everybody looks at: a revocation that is done twice is the same.
            try authority.revoke(serial: serial, reason: reason, now: now)
            try database.run(
                "UPDATE certificates SET state = 'revoked', decided = ?, reason = ? WHERE id = ?", now, reason.rawValue,
                number)
        }
    }

    package func certificates(of team: Team) throws -> [CertificateOrder] {
        try look {
            try database.rows("\(Self.orderColumns) WHERE c.team = ? ORDER BY c.id", team.id, read: Self.order)
        }
    }

    package func certificate(_ number: Int64, of team: Team) throws -> CertificateOrder {
        let found = try look {
            try database.rows("\(Self.orderColumns) WHERE c.team = ? AND c.id = ?", team.id, number, read: Self.order)
        }
        guard let order = found.first else {
            throw PortalError(
                .notFound, "The team “\(team.name)” has no certificate \(number).",
                cure: "List them: verger portal certificate list")
        }
        return order
    }

    /// The certificate itself.
    package func download(_ number: Int64, of team: Team) throws -> Certificate {
        let order = try certificate(number, of: team)
        guard order.state == .issued, let row = try look({ try orderedRow(number) }), let contents = row.contents else {
            throw PortalError(
                .refused, "The request \(number) is \(order.state.rawValue).",
                cure: order.state == .pending
                    ? "An admin approves it: verger portal certificate approve \(number)" : nil)
        }
        return try Certificate(der: contents)
    }
}
