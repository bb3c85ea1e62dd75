import Certificates
import Foundation

/// Where a portal is kept, and where the passphrase of its keys is: not in the same folder, so that a copy of the one is of no
/// use without the other.
package struct PortalPlace: Sendable {
    package var folder: String
    package var passphrase: Passphrase
    /// The database that it keeps all but keys and builds in: the address of one on a PostgreSQL server, `postgres://…`; nil for
    /// a file in the folder.
    package var store: String?

    /// Where the authority is that vouches for the user's devices (`DeviceAuthority`).
    var deviceAuthorityFolder: String {
        DeviceAuthority.folder(inDataFolder: (folder as NSString).deletingLastPathComponent)
    }

    package init(folder: String, passphrase: Passphrase, store: String? = nil) {
        self.folder = folder
        self.passphrase = passphrase
        self.store = store
    }

    /// - Parameter environment: says where the user's data are (`DataFolder`).
    ///   `VERGER_PORTAL_PASSPHRASE_FILE` names another file with the passphrase, `VERGER_PORTAL_STORE` a database on a server.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        folder = DataFolder.path(environment: environment) + "/portal"
        let settings = value("VERGER_HOME") ?? (value("HOME") ?? NSHomeDirectory()) + "/.config/verger"
        passphrase = .file(value("VERGER_PORTAL_PASSPHRASE_FILE") ?? settings + "/portal-passphrase")
        store = value("VERGER_PORTAL_STORE")
    }
}
