import Certificates
import Foundation
import PushLink

/// Where a gateway that was started with one command keeps what it needs: `$VERGER_HOME/Push`, or
/// `~/.local/share/verger/Push`.
///
///     push.sqlite         devices, tokens, messages, keys of providers
///     devices.sock        where devices connect
///     server.pem, .key    the gateway's certificate, made anew before it ends
///     Authority           who issues the certificates of `verger push certificate`
///
/// Beside it lies the portal's folder, if there is one: its certificates and keys are accepted as well.
package struct PushFolder {
    package let path: String
    private let portalPath: String
    private var authorityPath: String { path + "/Authority" }

    /// No certificate or key is longer.
    private static let limit = 1 << 16

    package var databasePath: String { path + "/push.sqlite" }
    package var socketPath: String { path + "/devices.sock" }

    package static func usualPath(environment: [String: String]) -> String {
        DataFolder.path(environment: environment) + "/Push"
    }

    /// - Parameter portal: the portal's folder; nil for the one beside this one.
    package init(path: String, portal: String? = nil) throws {
        try KeptFile.makeFolder(path)
        // SQLite follows no links; those on the way to the folder are the user's own.
        let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        self.path = path
        portalPath = portal ?? (path as NSString).deletingLastPathComponent + "/portal"
    }

    package func authority() throws -> Authority {
        // A copy of the key without the file beside it is of no use.
        try Authority(folder: authorityPath, passphrase: .file(path + "/passphrase"), name: "Verger Push")
    }

    /// The authorities whose push certificates are accepted, PEM.
    package func trustedAuthorities() throws -> String {
        let paths = [authorityPath, portalPath + "/authority"].map { $0 + "/authority.pem" }
        return try paths.compactMap { path in
            try KeptFile.read(path, limit: Self.limit).map { try Certificate($0).pem }
        }.joined()
    }

    package var revocationListPaths: [String] {
        [authorityPath + "/revoked.crl", portalPath + "/authority/revoked.crl"]
    }

    package var portalKeysPath: String { portalPath + "/push-keys.json" }

    /// The gateway's certificate for this machine, with its authority's behind it, and its key; made anew in its last month.
    package func identity(of authority: Authority, now: Date = Date()) throws -> (chain: String, key: String) {
        let certificatePath = path + "/server.pem"
        let keyPath = path + "/server.key"
        let month: TimeInterval = 30 * 86_400
        if let bytes = try KeptFile.read(certificatePath, limit: Self.limit),
            let keyBytes = try KeptFile.read(keyPath, limit: Self.limit, isSecret: true),
            let certificate = try? Certificate(bytes), let key = try? PrivateKey(keyBytes),
            certificate.isIssued(by: authority.certificate), certificate.belongs(to: key),
            certificate.notAfter > now.addingTimeInterval(month)
        {
            return (
                try certificate.pem + authority.certificate.pem, String(decoding: keyBytes, as: UTF8.self)
            )
        }
        let key = try PrivateKey(.rsa2048)
        let certificate = try authority.issue(
            .server, to: key.publicKey, subject: CertificateSubject(commonName: "localhost"),
            hosts: ["localhost", "127.0.0.1"], now: now)
        let pem = try key.pem()
        try KeptFile.write(Array(pem.utf8), to: keyPath)
        try KeptFile.write(Array(try certificate.pem.utf8), to: certificatePath)
        return (try certificate.pem + authority.certificate.pem, pem)
    }

    /// Issues a push certificate for an app, with a key of its own.
    package func makePushCertificate(
        topic: String, kind: CertificateKind, now: Date = Date()
    ) throws -> KeyBundle {
        let authority = try authority()
        let key = try PrivateKey(.rsa2048)
        let certificate = try authority.issue(
            kind, to: key.publicKey,
            subject: CertificateSubject(userID: topic, commonName: kind.commonName(topic)), now: now)
        return KeyBundle(
            key: key, certificate: certificate, chain: [authority.certificate], name: kind.commonName(topic))
    }
}
