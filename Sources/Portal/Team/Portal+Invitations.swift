import Certificates
import Foundation
import ServiceStore

/// Invitations of people who have no account yet. Who has the code of one makes the account; the portal keeps its hash only.
extension Portal {
    package static let invitationLifetime: TimeInterval = 7 * 86400

    /// Takes somebody into the team who has an account, or makes an invitation. An earlier one for the same address ends.
    ///
    /// - Returns: the code to hand over; nil for somebody who has an account.
    package func invite(_ email: String, role: TeamRole, by member: Membership) throws -> String? {
        try checkInvitation(role, by: member)
        let email = try PortalText.address(email)
        if let account = try? account(email) {
            try setRole(role, of: account, by: member)
            return nil
        }
        let code = try RandomBytes.text(bytes: 24)
        try step {
            try database.run("DELETE FROM invitations WHERE expires <= ?", now)
            try database.run("DELETE FROM invitations WHERE team = ? AND email = ?", member.team.id, email)
            try database.run(
                "INSERT INTO invitations(hash, team, email, role, inviter, expires) VALUES(?, ?, ?, ?, ?, ?)",
                Self.hash(ofCode: code), member.team.id, email, role.rawValue, member.account.id,
                now.addingTimeInterval(Self.invitationLifetime))
        }
        return code
    }

    package func invitation(_ code: String) throws -> Invitation {
        let row = try look { try invitationRow(code) }
        guard let team = try teams().first(where: { $0.id == row.team }) else { throw Self.noInvitation }
        return Invitation(team: team.name, email: row.email, role: row.role, expires: row.expires)
    }

    /// Makes the account of somebody who was invited, and a member of it. The invitation is used up.
    @discardableResult
    package func join(_ code: String, name: String, password: String) throws -> Membership {
        _ = try invitation(code)
        let name = try PortalText.name(name, of: "A person's name")
        let hash = try Self.hash(password)
        return try step {
            let row = try invitationRow(code)
            guard let team = try teams().first(where: { $0.id == row.team }), let inviter = try account(id: row.inviter)
            else { throw Self.noInvitation }
            // Who invited may have left, or lost the right to.
            guard let host = try? membership(of: inviter, in: team), (try? checkInvitation(row.role, by: host)) != nil
            else { throw Self.noInvitation }
            let account = try insertAccount(email: row.email, name: name, hash: hash)
            try database.run("DELETE FROM invitations WHERE hash = ?", Self.hash(ofCode: code))
            return try assign(row.role, to: account, in: team, identifier: nil)
        }
    }

    private static let noInvitation = PortalError(
        .notFound, "This invitation is not valid, or not any longer.", cure: "Ask for another one.")

    private static func hash(ofCode code: String) -> String { Digest.sha256.hash([UInt8](code.utf8)).hexadecimal }

    private func invitationRow(
        _ code: String
    ) throws -> (team: Int64, email: String, role: TeamRole, inviter: Int64, expires: Date) {
        let found = try database.rows(
            "SELECT team, email, role, inviter, expires FROM invitations WHERE hash = ? AND expires > ?",
            Self.hash(ofCode: code), now
        ) { row in
            (row.integer(0), row.text(1), TeamRole(rawValue: row.text(2)) ?? .member, row.integer(3), row.date(4))
        }
        guard let row = found.first else { throw Self.noInvitation }
        return row
    }
}
