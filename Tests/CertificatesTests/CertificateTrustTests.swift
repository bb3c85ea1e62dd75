import Foundation
import Testing

import Certificates

/// Each reason for which a certificate does not count.
@Suite struct CertificateTrustTests {
    @Test func `A certificate counts for what it is for, in its time`() throws {
        let test = try TestAuthority()
        defer { test.openssl.remove() }
        var trust = try test.authority.trust()
        let developer = try test.issue(.developer)
        #expect(try trust.verify(developer, for: .codeSigning) == [developer, test.authority.certificate])
        trust.time = developer.notBefore.addingTimeInterval(-10)
        #expect(reason { try trust.verify(developer, for: .codeSigning) } == .notYetValid)
        trust.time = developer.notAfter.addingTimeInterval(10)
        #expect(reason { try trust.verify(developer, for: .codeSigning) } == .expired)
    }

    @Test func `Each kind is for one usage`() throws {
        let test = try TestAuthority()
        defer { test.openssl.remove() }
        let trust = try test.authority.trust()
        let expected: [CertificateKind: CertificateUsage] = [
            .developer: .codeSigning, .distribution: .codeSigning, .pushDevelopment: .push, .pushProduction: .push,
            .pushBoth: .push, .server: .server, .profileSigner: .profileSigning, .device: .device,
        ]
        for (kind, right) in expected {
            let certificate = try test.issue(kind)
            for usage in CertificateUsage.allCases {
                let isAllowed = usage == .any || usage == right
                #expect(reason { try trust.verify(certificate, for: usage) } == (isAllowed ? nil : .wrongUsage))
            }
        }
        // The authority itself signs certificates, not apps.
        for usage in CertificateUsage.allCases where usage != .any {
            #expect(reason { try trust.verify(test.authority.certificate, for: usage) } == .wrongUsage)
        }
    }

    @Test func `Another authority of the same name is not trusted`() throws {
        let (test, other) = (try TestAuthority(), try TestAuthority())
        defer {
            test.openssl.remove()
            other.openssl.remove()
        }
        let trust = try test.authority.trust()
        let forged = try other.issue(.developer)
        #expect(forged.issuer == test.authority.certificate.subject)
        let found = reason { try trust.verify(forged, with: [other.authority.certificate], for: .codeSigning) }
        #expect(found == .unknownAuthority || found == .badSignature)
        #expect(reason { try trust.verify(forged, for: .codeSigning) } != nil)
        #expect(!forged.isIssued(by: test.authority.certificate))
        #expect(forged.isIssued(by: other.authority.certificate))
    }

    @Test func `A developer issues nothing`() throws {
        let test = try TestAuthority()
        defer { test.openssl.remove() }
        let developer = try test.issue(.developer)
        try test.openssl.write(developer.pem, "developer.pem")
        try test.openssl.write(test.key.pem(), "key.pem")
        let request = try CertificateRequest(subject: .init(commonName: "Forged"), key: PrivateKey(.ellipticP256))
        try test.openssl.write(request.pem, "request.pem")
        try test.openssl.write(
            "basicConstraints=critical,CA:FALSE\nkeyUsage=critical,digitalSignature\nextendedKeyUsage=codeSigning\n",
            "extensions")
        let made = try test.openssl.run(
            line: "x509 -req -in request.pem -CA developer.pem -CAkey key.pem -set_serial 4711 -days 9 -sha256 "
                + "-extfile extensions -out forged.pem")
        try #require(made.isSuccess, "\(made.text)")
        let forged = try Certificate(test.openssl.read("forged.pem"))
        let trust = try test.authority.trust()
        #expect(reason { try trust.verify(forged, with: [developer], for: .codeSigning) } == .wrongUsage)
    }

    @Test func `Revoked certificates and old lists do not count`() throws {
        let test = try TestAuthority()
        defer { test.openssl.remove() }
        let (kept, lost) = (try test.issue(.developer), try test.issue(.developer))
        try test.authority.revoke(serial: lost.serial)
        var trust = try test.authority.trust()
        trust.needsRevocationLists = true
        #expect(reason { try trust.verify(kept, for: .codeSigning) } == nil)
        #expect(reason { try trust.verify(lost, for: .codeSigning) } == .revoked)
        trust.time.addTimeInterval(8 * 86400)
        #expect(reason { try trust.verify(kept, for: .codeSigning) } == .unknownRevocation)
        #expect(reason { try trust.verify(lost, for: .codeSigning) } == .revoked)
        trust.needsRevocationLists = false
        #expect(reason { try trust.verify(kept, for: .codeSigning) } == nil)
        // Another authority's list says nothing.
        let other = try TestAuthority()
        defer { other.openssl.remove() }
        trust = CertificateTrust(
            authorities: [test.authority.certificate], lists: [try other.authority.revocationList()],
            needsRevocationLists: true)
        #expect(reason { try trust.verify(kept, for: .codeSigning) } == .unknownRevocation)
    }

    @Test(arguments: [
        ("-addext 1.2.3.4=critical,DER:0500 -newkey rsa:2048 -sha256", CertificateError.Reason.wrongUsage),
        ("-newkey rsa:1024 -sha256", .refusedByPolicy), ("-newkey rsa:2048 -sha256", nil),
    ])
    func `Unknown critical extensions and weak keys are refused`(
        _ options: String, _ expected: CertificateError.Reason?
    ) throws {
        let openssl = try OpenSSLCommand()
        defer { openssl.remove() }
        let made = try openssl.run(line: "req -x509 -nodes -keyout key -subj /CN=Root -out root.pem \(options)")
        try #require(made.isSuccess)
        let root = try Certificate(openssl.read("root.pem"))
        #expect(reason { try CertificateTrust(authorities: [root]).verify(root, for: .any) } == expected)
    }
}
