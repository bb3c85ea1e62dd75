import Foundation
import Testing

import Certificates

/// An authority in its folder, with openssl as the judge of what it issues.
@Suite struct AuthorityTests {
    @Test(arguments: CertificateKind.allCases.filter { $0 != .authority })
    func `openssl confirms each kind, which is known again by its marks`(_ kind: CertificateKind) throws {
        let test = try TestAuthority()
        defer { test.openssl.remove() }
        let certificate = try test.issue(kind)
        #expect(try Certificate(certificate.der).kind == kind)
        #expect(certificate.subject.userID == "com.example.app")
        #expect(certificate.subject.commonName == kind.commonName("Jane Doe"))
        #expect(certificate.issuer == test.authority.certificate.subject)
        #expect(abs(certificate.notAfter.timeIntervalSinceNow - kind.lifetime) < 60)
        try test.openssl.write(certificate.pem, "it.pem")
        // openssl does not know Apple's marks, two of which are critical.
        let result = try test.openssl.run(
            line: "verify -x509_strict -ignore_critical -CAfile authority/authority.pem it.pem")
        #expect(result.isSuccess, "\(result.text)")
        let text = try test.openssl.run(line: "x509 -in it.pem -noout -text -serial -fingerprint -sha256").text
        for mark in kind.marks { #expect(text.contains(mark)) }
        #expect(text.contains("serial=\(certificate.serial)"))
        #expect(text.replacingOccurrences(of: ":", with: "").contains(certificate.fingerprint(.sha256).hexadecimal))
        #expect(try test.authority.certificate(serial: certificate.serial) == certificate)
    }

    @Test func `An authority is made once, and its key is of no use without the passphrase`() throws {
        let openssl = try OpenSSLCommand()
        defer { openssl.remove() }
        let folder = openssl.path("deep/authority")
        let first = try Authority(folder: folder, passphrase: .given("secret"))
        let second = try Authority(folder: folder, passphrase: .given("secret"))
        #expect(first.certificate == second.certificate)
        #expect(first.certificate.kind == .authority)
        #expect(reason { try Authority(folder: folder, passphrase: .given("guess")) } == .wrongPassphrase)
        #expect(reason { try Authority(folder: folder, passphrase: .given("")) } == .wrongPassphrase)
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try mode(folder) == 0o700)
        #expect(try mode(folder + "/authority.key") == 0o600)
        #expect(try openssl.read("deep/authority/authority.key").starts(with: "-----BEGIN ENCRYPTED".utf8))
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder + "/authority.key")
        #expect(reason { try Authority(folder: folder, passphrase: .given("secret")) } == .file)
    }

    @Test func `After a power cut between key and certificate the certificate is made again`() throws {
        let openssl = try OpenSSLCommand()
        defer { openssl.remove() }
        let first = try Authority(folder: openssl.path("a"), passphrase: .given("secret"))
        try FileManager.default.removeItem(atPath: openssl.path("a/authority.pem"))
        let second = try Authority(folder: openssl.path("a"), passphrase: .given("secret"))
        #expect(try second.certificate.publicKey == first.certificate.publicKey)
        // Another authority's certificate is noticed.
        let other = try Authority(folder: openssl.path("b"), passphrase: .given("secret"))
        try openssl.write(other.certificate.pem, "a/authority.pem")
        #expect(reason { try Authority(folder: openssl.path("a"), passphrase: .given("secret")) } == .file)
    }

    @Test func `A lost key or passphrase is told, and nothing new is made in its place`() throws {
        let openssl = try OpenSSLCommand()
        defer { openssl.remove() }
        let (folder, words) = (openssl.path("a"), Passphrase.file(openssl.path("passphrase")))
        _ = try Authority(folder: folder, passphrase: words)
        try FileManager.default.moveItem(atPath: openssl.path("passphrase"), toPath: openssl.path("kept"))
        #expect(reason { try Authority(folder: folder, passphrase: words) } == .wrongPassphrase)
        #expect(!FileManager.default.fileExists(atPath: openssl.path("passphrase")))
        try FileManager.default.moveItem(atPath: openssl.path("kept"), toPath: openssl.path("passphrase"))
        try FileManager.default.moveItem(atPath: folder + "/authority.key", toPath: openssl.path("key"))
        #expect(reason { try Authority(folder: folder, passphrase: words) } == .file)
        #expect(!FileManager.default.fileExists(atPath: folder + "/authority.key"))
        try FileManager.default.moveItem(atPath: openssl.path("key"), toPath: folder + "/authority.key")
        _ = try Authority(folder: folder, passphrase: words)
    }

    @Test func `The passphrase is made in a file that only its owner reads`() throws {
        let openssl = try OpenSSLCommand()
        defer { openssl.remove() }
        let path = openssl.path("passphrase")
        let words = try Passphrase.file(path).words()
        #expect(words.count == 48)
        #expect(try Passphrase.file(path).words() == words)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        #expect(reason { try Passphrase.file(path).words() } == .file)
    }

    @Test func `Servers have their names, and nothing else gets into them`() throws {
        let test = try TestAuthority()
        defer { test.openssl.remove() }
        func issue(_ hosts: String...) throws -> Certificate {
            try test.authority.issue(
                .server, to: test.key.publicKey, subject: .init(commonName: "Server"), hosts: hosts)
        }
        try test.openssl.write(issue("localhost", "127.0.0.1", "::1", "push.example.com").pem, "server.pem")
        for check in ["-verify_hostname push.example.com", "-verify_ip 127.0.0.1", "-verify_ip ::1"] {
            let line = "verify -purpose sslserver -CAfile authority/authority.pem \(check) server.pem"
            #expect(try test.openssl.run(line: line).isSuccess)
        }
        for host in ["a,DNS:b", "", "a b", "*", "ä.de", "a\0b", String(repeating: "a", count: 254)] {
            #expect(reason { try issue(host) } == .refusedByPolicy)
        }
    }

    @Test func `Nobody becomes an authority, and nothing outlives one`() throws {
        let test = try TestAuthority()
        defer { test.openssl.remove() }
        #expect(reason { try test.issue(.authority) } == .refusedByPolicy)
        let end = test.authority.certificate.notAfter
        #expect(try test.issue(.developer, now: end.addingTimeInterval(-1000)).notAfter == end)
        #expect(reason { try test.issue(.developer, now: end.addingTimeInterval(1)) } == .expired)
    }

    @Test func `openssl reads the list of what was revoked`() throws {
        let test = try TestAuthority()
        defer { test.openssl.remove() }
        let (kept, lost) = (try test.issue(.developer), try test.issue(.developer))
        let empty = try test.authority.revocationList()
        #expect(empty.revoked.isEmpty)
        try test.authority.revoke(serial: lost.serial, reason: .keyCompromise)
        try test.authority.revoke(serial: lost.serial)
        let list = try test.authority.revocationList()
        #expect(list.revoked.keys.sorted() == [lost.serial])
        #expect(list.isSigned(by: test.authority.certificate))
        #expect(try RevocationList(list.der).revoked == list.revoked)
        try test.openssl.write(list.pem, "list.pem")
        try test.openssl.write(kept.pem, "kept.pem")
        try test.openssl.write(lost.pem, "lost.pem")
        let verify = "verify -ignore_critical -crl_check -CRLfile list.pem -CAfile authority/authority.pem "
        #expect(try test.openssl.run(line: verify + "kept.pem").isSuccess)
        #expect(try test.openssl.run(line: verify + "lost.pem").text.contains("certificate revoked"))
        let text = try test.openssl.run(line: "crl -in list.pem -noout -text -crlnumber").text
        #expect(text.contains("Key Compromise"))
        #expect(text.contains("crlNumber=0x02") || text.contains("crlNumber=02"), "\(text)")
        #expect(throws: CertificateError.self) { try test.authority.revoke(serial: "4711") }
        #expect(reason { try test.authority.revoke(serial: "../authority") } == .malformed)
    }

    @Test func `A list is signed anew after half of its time, and revocations stay`() throws {
        let test = try TestAuthority()
        defer { test.openssl.remove() }
        let now = Date()
        try test.authority.revoke(serial: test.issue(.developer).serial, now: now)
        let first = try test.authority.revocationList(now: now.addingTimeInterval(86400))
        #expect(try test.authority.revocationList(now: now.addingTimeInterval(2 * 86400)).der == first.der)
        let later = try test.authority.revocationList(now: now.addingTimeInterval(4 * 86400))
        #expect(later.thisUpdate > first.thisUpdate)
        #expect(later.revoked == first.revoked)
        // A damaged record does not make certificates valid again.
        try test.openssl.write("{", "authority/revoked.json")
        #expect(reason { try test.authority.revocationList(now: now.addingTimeInterval(9 * 86400)) } == .file)
    }

    @Test func `Several threads that issue take turns`() async throws {
        let test = try TestAuthority()
        defer { test.openssl.remove() }
        let serials = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    let certificate = try test.issue(.developer)
                    try test.authority.revoke(serial: certificate.serial)
                    return certificate.serial
                }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(serials.count == 20)
        #expect(try Set(test.authority.revocationList().revoked.keys) == serials)
    }
}
