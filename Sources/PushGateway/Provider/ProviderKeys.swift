import Foundation
import NIOConcurrencyHelpers

/// The keys of providers, for all event loops: those of the portal's teams, and those that the gateway has made. The database is
/// asked once for each, and again after a while, so that a key that was revoked by another process is.
package final class ProviderKeys: Sendable {
    private struct Entry {
        let key: ProviderKey?
        let until: Int64
    }

    /// What the portal writes for push gateways.
    private struct PortalKeys: Decodable {
        struct Team: Decodable {
            let team: String
            let topics: [String]
            let keys: [Key]
        }

        struct Key: Decodable {
            let identifier: String
            let publicKey: String
        }

        let teams: [Team]
    }

    private let databasePath: String
    private let portal: WatchedFile<[String: ProviderKey]>?
    private let now: @Sendable () -> Int64
    private let known = NIOLockedValueBox<[String: Entry]>([:])
    private static let secondsKept: Int64 = 10
    private static let maximumCount = 1000
    private static let maximumFile = 16 << 20

    package init(databasePath: String, portalPath: String? = nil, now: @escaping @Sendable () -> Int64) {
        self.databasePath = databasePath
        portal = portalPath.map { WatchedFile(path: $0, limit: Self.maximumFile, read: Self.portalKeys) }
        self.now = now
    }

    @Sendable private static func portalKeys(_ bytes: [UInt8]) throws -> [String: ProviderKey] {
        let teams = try JSONDecoder().decode(PortalKeys.self, from: Data(bytes)).teams
        let keys = teams.flatMap { team in
            team.keys.map {
                ProviderKey(
                    identifier: $0.identifier, team: team.team, publicKeyPEM: $0.publicKey, topics: Set(team.topics))
            }
        }
        return Dictionary(keys.map { ($0.identifier, $0) }, uniquingKeysWith: { $1 })
    }

    package func key(identifier: String) -> ProviderKey? {
        if let portal {
            // Without a list that can be read no key of the portal is good.
            let keys = (try? portal.value()) ?? [:]
            if let key = keys[identifier] { return key }
        }
        let now = now()
        if let entry = known.withLockedValue({ $0[identifier] }), entry.until > now { return entry.key }
        // A connection of its own: the exchange's is its thread's.
        let key = try? PushDatabase(path: databasePath).key(identifier: identifier)
        known.withLockedValue {
            // Names that nobody has do not fill the memory.
            if $0.count >= Self.maximumCount { $0.removeAll() }
            $0[identifier] = Entry(key: key, until: now + Self.secondsKept)
        }
        return key
    }
}
