import Certificates
import CodeSigning
import Foundation

/// An authority of a test, and identities that it has vouched for.
struct TestSigner {
    let folder: TestFolder
    let authority: Authority
    let now: Date

    init(now: Date = Date(timeIntervalSince1970: 1_300_000_000)) throws {
        folder = try TestFolder()
        authority = try Authority(folder: folder.path + "/authority", passphrase: .given("secret"), now: now)
        self.now = now
    }

    func identity(
        _ kind: CertificateKind = .developer, name: String = "Jane Doe (ABCDE12345)", key: KeyAlgorithm = .ellipticP256,
        lifetime: TimeInterval? = nil, at time: Date? = nil
    ) throws -> SigningIdentity {
        let key = try PrivateKey(key)
        let subject = CertificateSubject(
            userID: "UID1234567", commonName: kind.commonName(name), organizationalUnit: "TEAM123456",
            organization: "Jane Doe", country: "US")
        let certificate = try authority.issue(
            kind, to: key.publicKey, subject: subject, lifetime: lifetime, now: time ?? now)
        return try SigningIdentity(certificate: certificate, key: key, others: [authority.certificate])
    }

    func trust(at time: Date? = nil) throws -> CertificateTrust { try authority.trust(now: time ?? now) }
}
