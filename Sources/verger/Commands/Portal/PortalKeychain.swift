import Certificates
import CodeSigning
import Foundation

/// The user's keychain, as far as the portal's commands are concerned with it.
struct PortalKeychain {
    private let keychain: Keychain

    /// - Parameter name: a name or a path; nil for the usual one.
    init(_ name: String?) throws {
        let search = KeychainSearch()
        keychain = try name.map { search.keychain($0) } ?? search.standard
    }

    /// Adds a key that waits for its certificate.
    ///
    /// - Returns: its file.
    func add(_ key: PrivateKey) throws -> String { try keychain.add(key, nil) }

    /// Puts a certificate beside its key.
    ///
    /// - Returns: the file.
    func install(_ certificate: Certificate, chain: [Certificate]) throws -> String {
        guard let key = try keychain.contents().keys.first(where: { certificate.belongs(to: $0) }) else {
            throw CommandError(
                "\(keychain.folder) has no private key for “\(certificate.subject.commonName ?? certificate.serial)”",
                cure: "Install it where the request was made, or name the keychain: --keychain NAME", status: .wrongUse)
        }
        return try keychain.add(key, certificate, chain: chain)
    }
}
