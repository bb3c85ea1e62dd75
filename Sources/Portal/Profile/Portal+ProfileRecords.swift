import Foundation
import ServiceStore

/// Profiles as they are kept.
extension Portal {
    struct ProfileRow {
        var id: Int64
        var name, kind, app, uuid, services, presentServices: String
        var created, expires: Date
    }

    static let profileColumns = """
        SELECT p.id, p.name, p.kind, i.bundle, p.uuid, p.services, i.services, p.created, p.expires
        FROM profiles p JOIN apps i ON i.id = p.app
        """

    static func profileRow(_ row: Statement) -> ProfileRow {
        ProfileRow(
            id: row.integer(0), name: row.text(1), kind: row.text(2), app: row.text(3), uuid: row.text(4),
            services: row.text(5), presentServices: row.text(6), created: row.date(7), expires: row.date(8))
    }

    func find(profile name: String, of team: Team) throws -> ProfileRecord? {
        try database.rows(
            "\(Self.profileColumns) WHERE p.team = ?1 AND (p.name = ?2 OR p.uuid = ?2)", team.id, name,
            read: Self.profileRow
        ).first.map { try record($0, of: team) }
    }

    func record(_ row: ProfileRow, of team: Team) throws -> ProfileRecord {
        guard let kind = ProfileKind(rawValue: row.kind) else {
            throw PortalError(.storage, "The profile “\(row.name)” is of an unknown kind.")
        }
        let certificates = try database.rows(
            "\(Self.orderColumns) JOIN profile_certificates p ON p.certificate = c.id WHERE p.profile = ? ORDER BY c.id",
            row.id, read: Self.order)
        let devices = try devices(ofProfile: row.id)
        let isAsMade =
            certificates.allSatisfy { $0.isValid(at: now) } && devices.allSatisfy { $0.removed == nil }
            && row.services == row.presentServices
        return ProfileRecord(
            id: row.id, name: row.name, kind: kind, app: row.app, uuid: row.uuid, created: row.created,
            expires: row.expires, state: row.expires <= now ? .expired : isAsMade ? .valid : .invalid,
            certificates: certificates.map(\.number), devices: devices.map(\.udid))
    }
}
