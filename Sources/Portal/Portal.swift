import Certificates
import Foundation
import ServiceStore

/// A developers' portal: teams, devices, App IDs, certificates and provisioning profiles, in one database beside its own
/// certificate authority. Several programs may have the same portal open. One ``Portal`` is used by one thread at a time.
///
///     portal.sqlite   all but keys and builds, if that is not on a PostgreSQL server
///     authority/      see `Authority`
///     signer.key      the key that signs profiles, encrypted; signer.cer its certificate
///     builds/         what was published for testers
///     push-keys.json  for gateways: keys that sign providers' tokens, with their teams' App IDs
package final class Portal {
    package let folder: String
    package let authority: Authority
    let database: Database
    let passphrase: Passphrase
    /// Whose certificates devices have.
    let deviceAuthorityFolder: String
    let clock: () -> Date

    /// Opens the portal; at the first start makes it.
    package init(_ place: PortalPlace, clock: @escaping () -> Date = { Date() }) throws {
        passphrase = place.passphrase
        deviceAuthorityFolder = place.deviceAuthorityFolder
        // To the second, as all that is kept: what was just written must not lie in the future.
        self.clock = { Date(timeIntervalSince1970: clock().timeIntervalSince1970.rounded(.down)) }
        // SQLite follows no links, and a folder of the user's, or one that it is in, may be one.
        let start = URL(fileURLWithPath: place.folder).resolvingSymlinksInPath()
        do { try KeptFile.makeFolder(start.path) } catch { throw Self.storageError(error, start.path) }
        folder = start.resolvingSymlinksInPath().path
        do {
            if case .file(let path) = place.passphrase { try Self.makeFolder(ofFile: path) }
            authority = try Authority(folder: folder + "/authority", passphrase: place.passphrase, now: clock())
            if let store = place.store, !Database.isServer(store) {
                throw PortalError(
                    .invalid, "“\(store)” is not the address of a PostgreSQL database.",
                    cure: "Write postgres://USER@HOST/DATABASE, or leave it away for a file.")
            }
            database = try Database(path: place.store ?? folder + "/portal.sqlite")
            try database.migrate(PortalTables.steps)
        } catch { throw Self.storageError(error, folder) }
        try checkOrigin()
        try mendExport()
    }

    /// A database on a server can be reached from the folder of another portal, whose authority has issued nothing of what stands
    /// in it.
    private func checkOrigin() throws {
        let own = authority.certificate.fingerprint(.sha256)
        func origin() throws -> [UInt8]? { try database.rows("SELECT authority FROM origin") { $0.bytes(0) }.first }
        // Only the first start writes; another program may do the same.
        if try look(origin) == nil {
            try step { if try origin() == nil { try database.run("INSERT INTO origin VALUES(?)", own) } }
        }
        guard try look(origin) == own else {
            throw PortalError(
                .storage, "The database belongs to a portal with another authority than the one in \(folder).",
                cure: "Use a copy of that portal's folder, or another database.")
        }
    }

    /// Makes the folder of a file; one that is there is the user's, and stays as open as it is.
    private static func makeFolder(ofFile path: String) throws {
        let folder = (path as NSString).deletingLastPathComponent
        if !FileManager.default.fileExists(atPath: folder) { try KeptFile.makeFolder(folder) }
    }

    var now: Date { clock() }

    /// Does `work` as one step, which happens as a whole or not at all.
    func step<Result>(_ work: () throws -> Result) throws -> Result {
        do { return try database.transaction(work) } catch { throw Self.storageError(error, folder) }
    }

    /// Looks something up.
    func look<Result>(_ work: () throws -> Result) throws -> Result {
        do { return try work() } catch { throw Self.storageError(error, folder) }
    }

    private static func storageError(_ error: any Error, _ folder: String) -> any Error {
        switch error {
        case let error as DatabaseError:
            PortalError(
                .storage, "\(folder): \(error)",
                cure: error.isOutOfSpace ? "Make room on the disk; nothing is lost." : nil)
        case let error as CertificateError where error.reason == .wrongPassphrase:
            PortalError(
                .storage, "\(error)", cure: "Name the file with its passphrase: VERGER_PORTAL_PASSPHRASE_FILE.")
        case let error as CertificateError where error.reason == .file:
            PortalError(.storage, "\(error)")
        default: error
        }
    }
}
