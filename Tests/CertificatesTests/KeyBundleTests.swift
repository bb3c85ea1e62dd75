import Foundation
import Testing

import Certificates

/// Bundles of keys (`.p12`), with openssl as the other side.
@Suite struct KeyBundleTests {
    @Test(arguments: [KeyBundle.Encryption.modern, .old])
    func `openssl reads what was written here`(_ encryption: KeyBundle.Encryption) throws {
        let test = try TestAuthority()
        defer { test.openssl.remove() }
        let certificate = try test.issue(.developer)
        let bundle = KeyBundle(
            key: test.key, certificate: certificate, chain: [test.authority.certificate], name: "Jané")
        let bytes = try bundle.write(passphrase: "pass", encryption: encryption)
        let again = try KeyBundle(bytes, passphrase: "pass")
        #expect(again.key.publicKey == test.key.publicKey)
        #expect(again.certificate == certificate)
        #expect(again.chain == [test.authority.certificate])
        #expect(again.name == "Jané")
        #expect(reason { try KeyBundle(bytes, passphrase: "guess") } == .wrongPassphrase)
        #expect(reason { try KeyBundle(bytes, passphrase: "") } == .wrongPassphrase)
        try test.openssl.write(bytes, "it.p12")
        let result = try test.openssl.run(line: "pkcs12 -in it.p12 -passin pass:pass -nodes -info -out it.pem")
        #expect(result.isSuccess, "\(result.text)")
        #expect(result.text.contains(encryption == .modern ? "AES-256-CBC" : "pbeWithSHA1And3-KeyTripleDES-CBC"))
        let text = try test.openssl.read("it.pem")
        #expect(try PrivateKey(text).publicKey == test.key.publicKey)
        #expect(try Set(Certificate.all(inText: text)) == [certificate, test.authority.certificate])
        let stranger = KeyBundle(key: try PrivateKey(.ellipticP256), certificate: certificate)
        #expect(throws: CertificateError.self) { try stranger.write(passphrase: "pass") }
    }

    @Test(arguments: ["", "-legacy", "-keypbe NONE -certpbe NONE", "-descert", "-maciter -noiter"])
    func `What openssl writes is read here`(_ options: String) throws {
        let test = try TestAuthority()
        defer { test.openssl.remove() }
        let certificate = try test.issue(.developer)
        try test.openssl.write(certificate.pem + test.key.pem(), "it.pem")
        for passphrase in ["pass", ""] {
            let line = "pkcs12 -export -in it.pem -out it.p12 -name Key -passout pass:\(passphrase) \(options)"
            try #require(test.openssl.run(line: line).isSuccess)
            let bundle = try KeyBundle(test.openssl.read("it.p12"), passphrase: passphrase)
            #expect(bundle.key.publicKey == test.key.publicKey)
            #expect(bundle.certificate == certificate)
            #expect(bundle.name == "Key")
        }
    }

    @Test func `Bundles without a key or a seal, and damaged ones, are refused`() throws {
        let test = try TestAuthority()
        defer { test.openssl.remove() }
        try test.openssl.write(test.issue(.developer).pem + test.key.pem(), "it.pem")
        try #require(test.openssl.run(line: "pkcs12 -export -in it.pem -out it.p12 -nokeys -passout pass:p").isSuccess)
        #expect(reason { try KeyBundle(test.openssl.read("it.p12"), passphrase: "p") } == .malformed)
        try #require(test.openssl.run(line: "pkcs12 -export -in it.pem -out it.p12 -nomac -passout pass:p").isSuccess)
        #expect(reason { try KeyBundle(test.openssl.read("it.p12"), passphrase: "p") } == .malformed)
        let bytes = try KeyBundle(key: test.key).write(passphrase: "p", encryption: .old)
        #expect(reason { try KeyBundle(Array(bytes.dropLast()), passphrase: "p") } == .malformed)
        #expect(reason { try KeyBundle([], passphrase: "p") } == .malformed)
        #expect(reason { try KeyBundle([UInt8](repeating: 0x30, count: 2 << 20), passphrase: "p") } == .tooLarge)
    }

    @Test func `A bundle that asks for hours of work is refused at once`() throws {
        let test = try TestAuthority()
        defer { test.openssl.remove() }
        var bytes = try KeyBundle(key: test.key).write(passphrase: "p", encryption: .modern)
        // 100 000 as INTEGER, the first of them before anything is known of the passphrase: with another first byte it is more
        // than four million.
        let place = try #require((0...bytes.count - 5).last { Array(bytes[$0..<$0 + 5]) == [2, 3, 0x01, 0x86, 0xa0] })
        bytes[place + 2] = 0x7f
        #expect(reason { try KeyBundle(bytes, passphrase: "p") } == .tooLarge)
    }
}
