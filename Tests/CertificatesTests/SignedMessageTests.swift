import Foundation
import Testing

import Certificates

/// Signed messages, with openssl as the other side.
@Suite struct SignedMessageTests {
    private static let content = [UInt8]("Content\nof two lines, and a zero: \0.".utf8)

    @Test(arguments: [SignedMessage.Form.attached, .detached], [KeyAlgorithm.rsa2048, .ellipticP256])
    func `openssl confirms what was signed here`(_ form: SignedMessage.Form, _ algorithm: KeyAlgorithm) throws {
        let test = try TestAuthority()
        defer { test.openssl.remove() }
        let key = try PrivateKey(algorithm)
        let signer = try test.authority.issue(.profileSigner, to: key.publicKey, subject: .init(commonName: "Signer"))
        let message = try SignedMessage.sign(
            Self.content, by: signer, key: key, chain: [test.authority.certificate], form: form)
        #expect(message.form == form)
        #expect(message.content == (form == .attached ? Self.content : nil))
        try test.openssl.write(message.der, "message.der")
        try test.openssl.write(Self.content, "content")
        let given = form == .detached ? " -content content" : ""
        let result = try test.openssl.run(
            line:
                "cms -verify -binary -inform DER -in message.der -CAfile authority/authority.pem -purpose any -out out"
                + given)
        #expect(result.isSuccess, "\(result.text)")
        #expect(try test.openssl.read("out") == Self.content)
        let trust = try test.authority.trust()
        let signature = try SignedMessage(message.der).verify(
            detached: form == .detached ? Self.content : nil, trust: trust, for: .profileSigning)
        #expect(signature.signer == signer)
        #expect(signature.chain == [signer, test.authority.certificate])
        #expect(signature.content == Self.content || form == .detached)
        #expect(abs(try #require(signature.time).timeIntervalSinceNow) < 60)
        #expect(Set(try message.certificates) == [signer, test.authority.certificate])
    }

    @Test(arguments: ["-nodetach", "", "-nodetach -stream", "-nodetach -keyid"])
    func `What openssl has signed is confirmed here`(_ options: String) throws {
        let test = try TestAuthority()
        defer { test.openssl.remove() }
        let signer = try test.issue(.developer)
        try test.openssl.write(signer.pem, "signer.pem")
        try test.openssl.write(test.key.pem(), "key.pem")
        try test.openssl.write(Self.content, "content")
        let result = try test.openssl.run(
            line:
                "cms -sign -binary -in content -signer signer.pem -inkey key.pem -md sha256 -outform DER -out message "
                + options)
        try #require(result.isSuccess, "\(result.text)")
        let message = try SignedMessage(test.openssl.read("message"))
        let detached = options.isEmpty ? Self.content : nil
        let trust = try test.authority.trust()
        #expect(try message.verify(detached: detached, trust: trust, for: .codeSigning).signer == signer)
        let isExact = !options.contains("-stream")
        let exact = reason {
            try message.verify(detached: detached, trust: trust, for: .codeSigning, exactness: .everyByte)
        }
        #expect(exact == (isExact ? nil : .badSignature))
        #expect(reason { try message.verify(detached: detached, trust: trust, for: .profileSigning) } == .wrongUsage)
        if options.isEmpty {
            #expect(reason { try message.verify(trust: trust, for: .any) } == .malformed)
            #expect(reason { try message.verify(detached: [1], trust: trust, for: .any) } == .badSignature)
        } else {
            #expect(message.content == Self.content)
            #expect(reason { try message.verify(detached: [1], trust: trust, for: .any) } == .malformed)
        }
    }

    @Test(arguments: [KeyAlgorithm.rsa2048, .ellipticP256], [SignedMessage.Form.attached, .detached])
    func `A message that was changed in any byte is refused`(
        _ algorithm: KeyAlgorithm, _ form: SignedMessage.Form
    ) throws {
        let test = try TestAuthority()
        defer { test.openssl.remove() }
        let key = try PrivateKey(algorithm)
        let signer = try test.authority.issue(.developer, to: key.publicKey, subject: .init(commonName: "Jane Doe"))
        let trust = try test.authority.trust()
        let message = try SignedMessage.sign(
            Self.content, by: signer, key: key, chain: [test.authority.certificate], form: form
        ).der
        let detached = form == .detached ? Self.content : nil
        func verify(_ bytes: [UInt8], _ exactness: MessageExactness) throws -> MessageSignature {
            try SignedMessage(bytes).verify(detached: detached, trust: trust, for: .codeSigning, exactness: exactness)
        }
        _ = try verify(message, .everyByte)
        for index in message.indices {
            var damaged = message
            damaged[index] ^= 1 << UInt8(index % 8)
            #expect(throws: CertificateError.self, "byte \(index)") { try verify(damaged, .everyByte) }
            // Parts that no signature covers may differ elsewhere; what it says never does.
            guard let signature = try? verify(damaged, .meaning) else { continue }
            #expect(signature.signer == signer)
            #expect(form == .detached || signature.content == Self.content)
        }
    }

    @Test(arguments: [0xa0, 0xa1, 0xa2, 0xa3] as [UInt8])
    func `A certificate that passes for something else is refused`(_ tag: UInt8) throws {
        let test = try TestAuthority()
        defer { test.openssl.remove() }
        let signer = try test.issue(.developer)
        let authority = test.authority.certificate
        var message = try SignedMessage.sign(Self.content, by: signer, key: test.key, chain: [authority]).der
        let place = try #require(message.indices.first { message[$0...].starts(with: authority.der) })
        message[place] = tag
        #expect(throws: CertificateError.self) {
            try SignedMessage(message).verify(
                trust: test.authority.trust(), for: .codeSigning, exactness: .everyByte)
        }
    }

    @Test func `SHA-1, several signers and other messages are refused`() throws {
        let test = try TestAuthority()
        defer { test.openssl.remove() }
        let trust = try test.authority.trust()
        try test.openssl.write(test.issue(.developer).pem, "signer.pem")
        try test.openssl.write(test.issue(.distribution).pem, "second.pem")
        try test.openssl.write(test.key.pem(), "key.pem")
        try test.openssl.write(Self.content, "content")
        let sign = "cms -sign -binary -nodetach -in content -inkey key.pem -outform DER -out message -signer signer.pem"
        try #require(test.openssl.run(line: sign + " -md sha1").isSuccess)
        let weak = try SignedMessage(test.openssl.read("message"))
        #expect(reason { try weak.verify(trust: trust, for: .codeSigning) } == .refusedByPolicy)
        try #require(test.openssl.run(line: sign + " -inkey key.pem -signer second.pem").isSuccess)
        let two = try SignedMessage(test.openssl.read("message"))
        #expect(reason { try two.verify(trust: trust, for: .codeSigning) } == .malformed)
        try #require(test.openssl.run(line: "cms -data_create -in content -outform DER -out message").isSuccess)
        #expect(reason { try SignedMessage(test.openssl.read("message")) } == .malformed)
        #expect(reason { try SignedMessage(Self.content) } == .malformed)
        #expect(reason { try SignedMessage([]) } == .malformed)
        #expect(reason { try SignedMessage(weak.der + [0]) } == .malformed)
        let stranger = try PrivateKey(.ellipticP256)
        #expect(throws: CertificateError.self) {
            try SignedMessage.sign(Self.content, by: try test.issue(.developer), key: stranger)
        }
    }

    @Test func `A signer must be trusted at the time`() throws {
        let test = try TestAuthority()
        defer { test.openssl.remove() }
        let stranger = try TestAuthority()
        defer { stranger.openssl.remove() }
        let signer = try test.issue(.developer, lifetime: 1000)
        let message = try SignedMessage.sign(Self.content, by: signer, key: test.key)
        var trust = try test.authority.trust()
        #expect(
            reason { try message.verify(trust: stranger.authority.trust(), for: .codeSigning) } == .unknownAuthority)
        trust.time = signer.notAfter.addingTimeInterval(10)
        #expect(reason { try message.verify(trust: trust, for: .codeSigning) } == .expired)
        try test.authority.revoke(serial: signer.serial)
        #expect(reason { try message.verify(trust: test.authority.trust(), for: .codeSigning) } == .revoked)
        #expect(try message.verifyWithoutTrust().content == Self.content)
    }
}
