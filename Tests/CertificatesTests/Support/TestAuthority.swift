import Foundation

import Certificates

/// An authority in a folder of a test.
struct TestAuthority {
    let openssl: OpenSSLCommand
    let authority: Authority
    let key: PrivateKey

    init(now: Date = Date()) throws {
        openssl = try OpenSSLCommand()
        authority = try Authority(folder: openssl.path("authority"), passphrase: .given("secret"), now: now)
        key = try PrivateKey(.ellipticP256)
    }

    func issue(_ kind: CertificateKind, lifetime: TimeInterval? = nil, now: Date = Date()) throws -> Certificate {
        let subject = CertificateSubject(
            userID: "com.example.app", commonName: kind.commonName("Jane Doe"), organizationalUnit: "TEAM123456")
        return try authority.issue(kind, to: key.publicKey, subject: subject, lifetime: lifetime, now: now)
    }
}
