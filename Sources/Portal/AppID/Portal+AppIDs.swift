import Foundation
import ServiceStore

/// App IDs.
extension Portal {
    /// Registers an App ID.
    ///
    /// - Parameter prefix: one that another App ID of the team has; nil for a new one.
    @discardableResult
    package func addApp(
        _ bundle: String, name: String, services: Set<AppService> = [], prefix: String? = nil, by member: Membership
    ) throws -> AppIdentifier {
        try member.needs(.admin, to: "register App IDs")
        let (bundle, name) = (try AppIdentifier.check(bundle), try PortalText.name(name, of: "An App ID's name"))
        try Self.check(services, for: bundle)
        let added = try step {
            let known = try apps(of: member.team)
            if let prefix, !known.contains(where: { $0.prefix == prefix }) {
                throw PortalError(
                    .notFound, "No App ID of the team has the prefix \(prefix).",
                    cure: "Leave the prefix out, and a new one is made.")
            }
            let taken = try database.rows(
                "SELECT team FROM apps WHERE bundle = ? AND (team = ? OR bundle NOT LIKE '%*')", bundle, member.team.id
            ) { $0.integer(0) }
            if let team = taken.first {
                throw PortalError(
                    .conflict,
                    "The App ID \(bundle) is registered already\(team == member.team.id ? "" : ", by another team").")
            }
            try database.run(
                "INSERT INTO apps(team, prefix, bundle, name, services, created) VALUES(?, ?, ?, ?, ?, ?)",
                member.team.id,
                try prefix ?? RandomName.make(), bundle, name, AppService.text(services), now)
            return try app(bundle, of: member.team)
        }
        try exportPushKeys()
        return added
    }

    package func apps(of team: Team) throws -> [AppIdentifier] {
        try look {
            try database.rows("\(Self.appColumns) WHERE team = ? ORDER BY bundle", team.id, read: Self.app)
        }
    }

    package func app(_ bundle: String, of team: Team) throws -> AppIdentifier {
        let found = try look {
            try database.rows("\(Self.appColumns) WHERE team = ? AND bundle = ?", team.id, bundle, read: Self.app)
        }
        guard let app = found.first else {
            throw PortalError(
                .notFound, "The team “\(team.name)” has no App ID \(bundle).", cure: "List them: verger portal app list"
            )
        }
        return app
    }

    /// Says what an App ID is used for. Profiles that were made before have to be made again.
    @discardableResult
    package func setServices(
        _ services: Set<AppService>, of bundle: String, by member: Membership
    ) throws -> AppIdentifier {
        try member.needs(.admin, to: "configure App IDs")
        try Self.check(services, for: bundle)
        let changed = try step {
            let app = try app(bundle, of: member.team)
            try database.run("UPDATE apps SET services = ? WHERE id = ?", AppService.text(services), app.id)
            return try self.app(bundle, of: member.team)
        }
        try exportPushKeys()
        return changed
    }

    /// Forgets an App ID that no profile and no certificate is for.
    package func removeApp(_ bundle: String, by member: Membership) throws {
        try member.needs(.admin, to: "remove App IDs")
        try step {
            let app = try app(bundle, of: member.team)
            let users = try ["profiles", "certificates"].filter { table in
                try !database.rows("SELECT 1 FROM \(table) WHERE app = ? LIMIT 1", app.id, read: { _ in }).isEmpty
            }
            guard users.isEmpty else {
                throw PortalError(.refused, "\(bundle) has \(users.joined(separator: " and ")), which name it.")
            }
            try database.run("DELETE FROM apps WHERE id = ?", app.id)
        }
        try exportPushKeys()
    }

    private static func check(_ services: Set<AppService>, for bundle: String) throws {
        guard !services.isEmpty, bundle.hasSuffix("*") else { return }
        throw PortalError(
            .refused, "\(bundle) is for several apps, and \(AppService.text(services)) is for one.",
            cure: "Register the app's own identifier.")
    }

    private static let appColumns = "SELECT id, prefix, bundle, name, services, created FROM apps"

    private static func app(_ row: Statement) -> AppIdentifier {
        AppIdentifier(
            id: row.integer(0), prefix: row.text(1), bundle: row.text(2), name: row.text(3),
            services: AppService.services(row.text(4)), created: row.date(5))
    }

    func app(id: Int64) throws -> AppIdentifier? {
        try database.rows("\(Self.appColumns) WHERE id = ?", id, read: Self.app).first
    }
}
