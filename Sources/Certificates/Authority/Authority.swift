import Foundation
import Glibc

/// An authority that issues certificates. It is a folder with its certificate, its key (encrypted), what it has issued and
/// what it has revoked. Several programs may work with one folder: they take turns.
///
///     authority.pem       the certificate, for everyone
///     authority.key       the key, encrypted
///     address             where programs ask about certificates, if they name that
///     issued/<serial>.cer each certificate
///     revoked.json        serial numbers, times and reasons
///     revoked.crl         the list as it was signed last
package final class Authority: @unchecked Sendable {
    package let folder: String
    package let certificate: Certificate
    let key: PrivateKey

    /// Opens the folder; if there is no authority in it, makes one.
    ///
    /// - Parameter name: the common name of a new authority.
    package init(
        folder: String, passphrase: Passphrase,
        name: String = "Verger Worldwide Developer Relations Certification Authority", now: Date = Date()
    ) throws {
        try KeptFile.makeFolder(folder)
        self.folder = folder
        let turn = try FolderLock(folder)
        defer { turn.end() }
        let (keyPath, certificatePath) = (folder + "/authority.key", folder + "/authority.pem")
        if let bytes = try KeptFile.read(keyPath, limit: 64 << 10, isSecret: true) {
            do { key = try PrivateKey(bytes, passphrase: passphrase.knownWords()) } catch let error as CertificateError
            {
                throw CertificateError(error.reason, "\(keyPath): \(error)")
            }
        } else {
            guard access(certificatePath, F_OK) != 0 else {
                throw CertificateError(
                    .file, "\(keyPath) is not there, and nothing else can sign for the certificate beside it")
            }
            key = try PrivateKey(.rsa2048)
            let text = try key.pem(passphrase: passphrase.words(), protection: .scrypt)
            try KeptFile.write([UInt8](text.utf8), to: keyPath, isNew: true)
        }
        try KeptFile.makeFolder(folder + "/issued")
        if let bytes = try KeptFile.read(certificatePath, limit: Certificate.limit) {
            certificate = try Certificate(bytes)
        } else {
            // A power cut may have come between both files: then the certificate is made from the key that is there.
            let draft = CertificateDraft(
                kind: .authority, subject: CertificateSubject(commonName: name, organization: "Verger", country: "US"),
                key: key.publicKey, serial: try SerialNumber.make(), notBefore: now.addingTimeInterval(-3600),
                notAfter: now.addingTimeInterval(CertificateKind.authority.lifetime))
            certificate = try draft.sign(by: nil, key: key)
            try KeptFile.write([UInt8](try certificate.pem.utf8), to: certificatePath, mode: 0o644)
        }
        guard certificate.belongs(to: key) else {
            throw CertificateError(.file, "\(certificatePath): not the certificate of the key beside it")
        }
    }

    /// Issues a certificate for a key.
    ///
    /// - Parameters:
    ///   - subject: what stands in the certificate; its names are the caller's to check.
    ///   - hosts: names and addresses of a server.
    ///   - lifetime: seconds; nil for the kind's. It ends at the latest with the authority's own.
    package func issue(
        _ kind: CertificateKind, to key: PublicKey, subject: CertificateSubject, hosts: [String] = [],
        lifetime: TimeInterval? = nil, now: Date = Date()
    ) throws -> Certificate {
        guard kind != .authority else {
            throw CertificateError(.refusedByPolicy, "an authority's certificate is not issued: it would issue others")
        }
        guard now < certificate.notAfter else {
            throw CertificateError(
                .expired, "the authority's own certificate expired at \(certificate.notAfter.formattedForErrors)")
        }
        let end = min(now.addingTimeInterval(lifetime ?? kind.lifetime), certificate.notAfter)
        let turn = try FolderLock(folder)
        defer { turn.end() }
        let draft = CertificateDraft(
            kind: kind, subject: subject, key: key, serial: try newSerial(),
            // Clocks of devices may be a little behind.
            notBefore: max(now.addingTimeInterval(-60), certificate.notBefore), notAfter: end, hosts: hosts,
            address: try address())
        let issued = try draft.sign(by: certificate, key: self.key)
        try KeptFile.write(issued.der, to: path(ofSerial: issued.serial), mode: 0o644, isNew: true)
        return issued
    }

    /// Issues a certificate for the key of a request. Its names are those of `subject`, not of the request.
    package func issue(
        _ kind: CertificateKind, for request: CertificateRequest, subject: CertificateSubject, hosts: [String] = [],
        lifetime: TimeInterval? = nil, now: Date = Date()
    ) throws -> Certificate {
        try issue(kind, to: request.publicKey, subject: subject, hosts: hosts, lifetime: lifetime, now: now)
    }

    /// The certificate with this number, if the authority has issued it.
    package func certificate(serial: String) throws -> Certificate? {
        try SerialNumber.withNumber(serial) { _ in }
        return try KeptFile.read(path(ofSerial: serial), limit: Certificate.limit).map { try Certificate(der: $0) }
    }

    /// Whom to trust that trusts this authority, with its list of revoked certificates.
    package func trust(now: Date = Date()) throws -> CertificateTrust {
        CertificateTrust(authorities: [certificate], lists: [try revocationList(now: now)], time: now)
    }

    func path(ofSerial serial: String) -> String { "\(folder)/issued/\(serial).cer" }

    private func newSerial() throws -> String {
        while true {
            let serial = try SerialNumber.make()
            if access(path(ofSerial: serial), F_OK) != 0 { return serial }
        }
    }
}
