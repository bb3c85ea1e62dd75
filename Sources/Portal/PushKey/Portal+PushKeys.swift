import Certificates
import Foundation
import ServiceStore

/// Keys of providers.
extension Portal {
    /// Keys that a team may have at once.
    package static let mostPushKeys = 2

    /// Makes a key. The portal keeps its public half only: what is not saved now is lost.
    ///
    /// - Returns: the key, and the text of its `.p8` file.
    package func addPushKey(name: String, by member: Membership) throws -> (key: PushKey, text: String) {
        try member.needs(.admin, to: "make keys for push")
        let name = try PortalText.name(name, of: "A key's name")
        let secret = try PrivateKey(.ellipticP256)
        let key = try step {
            let valid = try pushKeys(of: member.team).filter { $0.revoked == nil }
            guard valid.count < Self.mostPushKeys else {
                throw PortalError(
                    .refused, "The team “\(member.team.name)” has \(Self.mostPushKeys) keys for push.",
                    cure: "Revoke one: verger portal key revoke \(valid[0].identifier)")
            }
            let identifier = try RandomName.make()
            try database.run(
                "INSERT INTO push_keys(team, identifier, name, public_key, created) VALUES(?, ?, ?, ?, ?)",
                member.team.id,
                identifier, name, secret.publicKey.der, now)
            return try pushKey(identifier, of: member.team)
        }
        do { try exportPushKeys() } catch {
            // Nobody gets the key: it would only take a place.
            try? step { try database.run("DELETE FROM push_keys WHERE id = ?", key.id) }
            throw error
        }
        return (key, try secret.pem())
    }

    package func pushKeys(of team: Team) throws -> [PushKey] {
        try look {
            try database.rows("\(Self.keyColumns) WHERE team = ? ORDER BY id", team.id, read: Self.key)
        }
    }

    package func revokePushKey(_ identifier: String, by member: Membership) throws {
        try member.needs(.admin, to: "revoke keys for push")
        try step {
            let key = try pushKey(identifier, of: member.team)
            guard key.revoked == nil else { return }
            try database.run("UPDATE push_keys SET revoked = ? WHERE id = ?", now, key.id)
        }
        try exportPushKeys()
    }

    private func pushKey(_ identifier: String, of team: Team) throws -> PushKey {
        let found = try database.rows(
            "\(Self.keyColumns) WHERE team = ? AND identifier = ?", team.id, identifier, read: Self.key)
        guard let key = found.first else {
            throw PortalError(
                .notFound, "The team “\(team.name)” has no key \(identifier).",
                cure: "List them: verger portal key list")
        }
        return key
    }

    private static let keyColumns = "SELECT id, identifier, name, created, revoked FROM push_keys"

    private static func key(_ row: Statement) -> PushKey {
        PushKey(
            id: row.integer(0), identifier: row.text(1), name: row.text(2), created: row.date(3),
            revoked: row.isNull(4) ? nil : row.date(4))
    }

    // MARK: For gateways

    private var exportPath: String { folder + "/push-keys.json" }

    /// Writes what gateways read. While it is written no other program changes it.
    func exportPushKeys() throws { try step { try KeptFile.write(pushKeyList(), to: exportPath) } }

    /// Writes it if it is not what it should be: a program that changed something was killed before it came to that.
    func mendExport() throws {
        let isRight = try look { try KeptFile.read(exportPath, limit: 64 << 20) == pushKeyList() }
        if !isRight { try exportPushKeys() }
    }

    private func pushKeyList() throws -> [UInt8] {
        let keys = try database.rows(
            "SELECT team, identifier, public_key FROM push_keys WHERE revoked IS NULL ORDER BY id"
        ) {
            (team: $0.integer(0), identifier: $0.text(1), key: $0.bytes(2))
        }
        let entries = try teams().map { team in
            PushKeyList.Entry(
                team: team.identifier,
                topics: try apps(of: team).filter { $0.services.contains(.push) }.map(\.bundle),
                keys: try keys.filter { $0.team == team.id }.map {
                    PushKeyList.Key(identifier: $0.identifier, publicKey: try PublicKey($0.key).pem)
                })
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return [UInt8](try encoder.encode(PushKeyList(teams: entries)))
    }
}
