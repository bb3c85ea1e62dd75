import Foundation
import Glibc
import ServiceStore

/// The builds that testers can install.
extension Portal {
    /// The apps of a team that have builds, by title.
    package func publishedApps(of team: Team) throws -> [PublishedApp] {
        try look {
            try database.rows("\(Self.appColumns) WHERE team = ? ORDER BY bundle", team.id) { row in
                (row.integer(0), row.text(1), row.text(2))
            }.map(publishedApp).filter { !$0.builds.isEmpty }
        }
    }

    /// The app that a link leads to, for somebody who need not have an account.
    package func publishedApp(link: String) throws -> PublishedApp {
        let found = try look {
            try database.rows("\(Self.appColumns) WHERE link = ?", link) { ($0.integer(0), $0.text(1), $0.text(2)) }
                .first.map(publishedApp)
        }
        guard let found, !found.builds.isEmpty else {
            throw PortalError(.notFound, "There is nothing to install here.", cure: "Ask for a new link.")
        }
        return found
    }

    package func build(_ number: Int64, of team: Team) throws -> PublishedBuild {
        guard let build = try publishedApps(of: team).lazy.flatMap(\.builds).first(where: { $0.number == number })
        else {
            throw PortalError(
                .notFound, "The team “\(team.name)” has no build \(number).",
                cure: "List them: verger portal build list")
        }
        return build
    }

    /// Where the `.ipa` of a build is.
    package func file(of build: PublishedBuild) -> String { BuildFolder(portal: folder).file(build.file) }

    /// The icon of a build, PNG; the largest there is, or the one that fits the home screen.
    package func icon(of build: PublishedBuild, isLarge: Bool) throws -> [UInt8]? {
        try look {
            try database.rows("SELECT icon, artwork FROM builds WHERE id = ?", build.number) { row in
                row.isNull(0) ? nil : row.bytes(isLarge ? 1 : 0)
            }.first ?? nil
        }
    }

    /// Removes a build: its publisher may, and an admin. The app's link stays, for the builds to come.
    package func removeBuild(_ number: Int64, by member: Membership) throws {
        let build = try build(number, of: member.team)
        if build.publisher != member.account.email { try member.needs(.admin, to: "remove builds of others") }
        try step { try database.run("DELETE FROM builds WHERE id = ?", number) }
        BuildFolder(portal: folder).remove(build.file)
        let known = try look { try database.rows("SELECT file FROM builds") { $0.text(0) } }
        BuildFolder(portal: folder).removeFiles(otherThan: Set(known))
    }

    /// Gives an app another link: the one that was handed over leads nowhere any more.
    @discardableResult
    package func renewLink(_ bundle: String, by member: Membership) throws -> PublishedApp {
        try member.needs(.admin, to: "change links of apps")
        guard let app = try publishedApps(of: member.team).first(where: { $0.bundle == bundle }) else {
            throw PortalError(.notFound, "The team “\(member.team.name)” has no builds of \(bundle).")
        }
        let link = try Self.newLink()
        try step { try database.run("UPDATE shared_apps SET link = ? WHERE id = ?", link, app.id) }
        return PublishedApp(id: app.id, bundle: bundle, link: link, builds: app.builds)
    }

    // MARK: Rows

    private static let appColumns = "SELECT id, bundle, link FROM shared_apps"

    private func publishedApp(_ row: (id: Int64, bundle: String, link: String)) throws -> PublishedApp {
        PublishedApp(id: row.id, bundle: row.bundle, link: row.link, builds: try builds(ofApp: row.id))
    }

    /// The newest first.
    func builds(ofApp app: Int64) throws -> [PublishedBuild] {
        try database.rows(
            """
            SELECT b.id, s.bundle, b.title, b.version, b.build, b.kind, b.system, b.size, b.hash, b.notes, a.email,
                b.published, b.devices, b.profile, b.expires, b.file, b.icon IS NOT NULL, b.needs_shine
            FROM builds b JOIN shared_apps s ON s.id = b.app JOIN accounts a ON a.id = b.account
            WHERE b.app = ? ORDER BY b.id DESC
            """, app
        ) { row in
            PublishedBuild(
                number: row.integer(0), bundle: row.text(1), title: row.text(2), version: row.text(3),
                build: row.text(4), kind: ProfileKind(rawValue: row.text(5)) ?? .adHoc,
                system: row.isNull(6) ? nil : row.text(6), size: Int(row.integer(7)), hash: row.text(8),
                notes: row.text(9), publisher: row.text(10), published: row.date(11), devices: Int(row.integer(12)),
                profile: row.text(13), expires: row.date(14), file: row.text(15),
                icons: BuildIconList(hasIcon: row.flag(16), needsShine: row.flag(17)))
        }
    }
}
