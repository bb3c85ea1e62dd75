import Certificates
import Foundation
import Glibc
import Packaging
import ServiceStore

/// Giving builds to testers.
extension Portal {
    /// Bytes of an `.ipa`, and of what forms may send of one.
    package static let largestBuild = 1 << 30, largestUpload = 128 << 20
    /// Builds that a team may have at a time.
    package static let mostBuilds = 200

    /// Publishes a build: checks that its devices will take it, and keeps it.
    ///
    /// - Parameters:
    ///   - path: an `.ipa`, or an `.app`, which is packed.
    ///   - notes: what testers should know.
    package func publish(_ path: String, notes: String = "", by member: Membership) throws -> PublishedBuild {
        let notes = try PortalText.notes(notes)
        try checkRoom(of: member.team)
        return try BuildFolder(portal: folder).work { work in
            let archive = work + "/Build.ipa"
            try take(path, as: archive)
            return try publish(archive: archive, in: work, notes: notes, by: member)
        }
    }

    /// Publishes an `.ipa` that a form has brought.
    package func publish(_ bytes: [UInt8], notes: String = "", by member: Membership) throws -> PublishedBuild {
        let notes = try PortalText.notes(notes)
        guard !bytes.isEmpty else { throw PortalError(.invalid, "Choose an .ipa.") }
        try checkRoom(of: member.team)
        return try BuildFolder(portal: folder).work { work in
            let archive = work + "/Build.ipa"
            try KeptFile.write(bytes, to: archive)
            return try publish(archive: archive, in: work, notes: notes, by: member)
        }
    }

    /// Makes an archive of what was named, which nobody else can change.
    private func take(_ path: String, as archive: String) throws {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw PortalError(
                .invalid, "\(path): \(String(cString: strerror(errno))).", cure: "Name an .ipa or an .app.")
        }
        let ending = (path as NSString).pathExtension.lowercased()
        switch (status.st_mode & S_IFMT, ending) {
        case (S_IFDIR, "app"):
            // As a whole, so that its name is not the link's through which it was found.
            let app = URL(fileURLWithPath: path).standardizedFileURL
            do { try AppArchive.pack(app, into: URL(fileURLWithPath: archive)) } catch let error as PackagingError {
                throw PortalError(.invalid, "\(path): \(error.problem).")
            }
        case (S_IFREG, "ipa"):
            guard status.st_size <= Self.largestBuild else {
                throw PortalError(.invalid, "\(path): has more than \(Self.largestBuild >> 20) MB.")
            }
            do {
                try FileManager.default.copyItem(
                    atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path, toPath: archive)
            } catch { throw PortalError(.storage, "\(path): cannot be copied (\(error.localizedDescription)).") }
        default:
            throw PortalError(
                .invalid, "\(path): is neither an .ipa nor an .app.", cure: "Build it: verger build PROJECT")
        }
    }

    private func publish(
        archive: String, in work: String, notes: String, by member: Membership
    ) throws -> PublishedBuild {
        let size = try FileManager.default.attributesOfItem(atPath: archive)[.size] as? Int ?? 0
        guard size <= Self.largestBuild else {
            throw PortalError(.invalid, "The archive would have more than \(Self.largestBuild >> 20) MB.")
        }
        let unpacked = work + "/Unpacked"
        try KeptFile.makeFolder(unpacked)
        let app: String
        do {
            app = try AppArchive(URL(fileURLWithPath: archive)).unpack(into: URL(fileURLWithPath: unpacked)).path
        } catch let error as PackagingError { throw PortalError(.invalid, "The build is refused: \(error.problem).") }
        let found = try BuildInspection(appAt: app, of: member.team, trust: authority.trust(now: now))
        let bytes = try Data(contentsOf: URL(fileURLWithPath: archive), options: .mappedIfSafe)
        let hash = bytes.withUnsafeBytes { Digest.sha256.hash($0) }.hexadecimal.lowercased()
        return try step {
            let app = try publishedApp(found.bundle, of: member.team)
            if let same = try builds(ofApp: app.id).first(where: { $0.hash == hash }) {
                throw PortalError(
                    .conflict, "This very build is published already, as number \(same.number).",
                    cure: "Build a new one, with another CFBundleVersion.")
            }
            let folder = BuildFolder(portal: self.folder)
            let file = try folder.keep(archive)
            do {
                try insert(found, file: file, size: size, hash: hash, notes: notes, app: app.id, by: member)
                guard let build = try builds(ofApp: app.id).first(where: { $0.hash == hash }) else {
                    throw PortalError(.storage, "The build is not there.")
                }
                return build
            } catch {
                folder.remove(file)
                throw error
            }
        }
    }

    private func insert(
        _ found: BuildInspection, file: String, size: Int, hash: String, notes: String, app: Int64,
        by member: Membership
    ) throws {
        try database.run(
            """
            INSERT INTO builds(app, account, title, version, build, kind, system, size, hash, notes, published, devices,
                profile, expires, file, icon, artwork, needs_shine)
            VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, app, member.account.id, found.title, found.version, found.build, found.kind.rawValue, found.system,
            size, hash, notes, now, Set(found.profile.devices ?? []).count, String(found.profile.name.prefix(100)),
            found.profile.expiration ?? now, file, found.icon?.small, found.icon?.large, found.icon?.needsShine ?? true)
    }

    /// The app with this bundle identifier; at its first build it gets its link.
    private func publishedApp(_ bundle: String, of team: Team) throws -> (id: Int64, link: String) {
        try database.run(
            "INSERT INTO shared_apps(team, bundle, link) VALUES(?, ?, ?) ON CONFLICT(team, bundle) DO NOTHING", team.id,
            bundle, try Self.newLink())
        let rows = try database.rows(
            "SELECT id, link FROM shared_apps WHERE team = ? AND bundle = ?", team.id, bundle
        ) { ($0.integer(0), $0.text(1)) }
        guard let row = rows.first else { throw PortalError(.storage, "The app \(bundle) is not there.") }
        return row
    }

    static func newLink() throws -> String { try RandomBytes.text(bytes: 24).lowercased() }

    private func checkRoom(of team: Team) throws {
        let count = try look {
            try database.rows(
                "SELECT count(*) FROM builds b JOIN shared_apps s ON s.id = b.app WHERE s.team = ?", team.id
            ) { Int($0.integer(0)) }.first ?? 0
        }
        guard count < Self.mostBuilds else {
            throw PortalError(
                .refused, "The team “\(team.name)” has \(Self.mostBuilds) builds.",
                cure: "Remove old ones: verger portal build remove NUMBER")
        }
    }
}
