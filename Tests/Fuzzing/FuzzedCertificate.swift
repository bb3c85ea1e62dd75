import Certificates
import Foundation

/// What is read of strangers' keys, certificates and signatures, and all that is done with it.
package enum FuzzedCertificate: String, CaseIterable {
    case certificate
    case signedMessage = "signed-message"

    /// - Throws: `CertificateError` for a file that is refused, ``FuzzedFormat/Unsettled`` for a mistake of the reader.
    package func exercise(_ data: Data) throws {
        let bytes = [UInt8](data)
        switch self {
        case .certificate: try Self.readAll(bytes)
        case .signedMessage: try Self.verify(bytes)
        }
    }

    package var samples: [Data] {
        (self == .certificate ? Self.made?.files : Self.made?.messages)?.map { Data($0) } ?? []
    }

    /// Any of these files may be given where another one is expected: all readers look at it.
    private static func readAll(_ bytes: [UInt8]) throws {
        var isRead = false
        if let certificate = try? Certificate(bytes) {
            isRead = true
            _ = (certificate.kind, certificate.extensions, try? certificate.publicKey, "\(certificate.subject)")
            guard try Certificate(certificate.der) == certificate else {
                throw FuzzedFormat.Unsettled(message: "a certificate is not what it was")
            }
            if let made {
                for usage in CertificateUsage.allCases {
                    _ = try? made.trust.verify(certificate, with: [certificate, made.authority], for: usage)
                }
            }
        }
        if let list = try? RevocationList(bytes) {
            isRead = true
            _ = made.map { list.isSigned(by: $0.authority) }
        }
        isRead = (try? CertificateRequest(bytes)) != nil || isRead
        isRead = (try? PublicKey(bytes)) != nil || isRead
        if let key = try? PrivateKey(bytes, passphrase: "p") {
            isRead = true
            // Numbers that belong to no key may be unable to sign; they must not be able to do harm.
            _ = (try? key.sign([1])).map { key.publicKey.isSignature($0, of: [1]) }
        }
        isRead = (try? KeyBundle(bytes, passphrase: "p")) != nil || isRead
        if !isRead { _ = try Certificate(bytes) }
    }

    private static func verify(_ bytes: [UInt8]) throws {
        let message = try SignedMessage(bytes)
        _ = (message.content, try? message.certificates)
        guard let made else { return }
        let detached = message.form == .detached ? made.content : nil
        for exactness in [MessageExactness.meaning, .everyByte] {
            guard
                let signature = try? message.verify(
                    detached: detached, trust: made.trust, for: .profileSigning, exactness: exactness)
            else { continue }
            guard message.form == .detached || signature.content == made.content,
                exactness == .meaning || made.messages.contains(message.der)
            else { throw FuzzedFormat.Unsettled(message: "a message that nobody has signed is taken") }
        }
    }

    // MARK: Samples

    private struct Made {
        var authority: Certificate
        var trust: CertificateTrust
        var files: [[UInt8]]
        var messages: [[UInt8]]
        var content: [UInt8]
    }

    /// One authority for all samples; its private key is thrown away.
    private static let made = try? make()

    private static func make() throws -> Made {
        let folder = NSTemporaryDirectory() + "/fuzzed-authority-" + (try RandomBytes.text(bytes: 8))
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let authority = try Authority(folder: folder, passphrase: .given("p"))
        let (key, subject) = (try PrivateKey(.ellipticP256), CertificateSubject(commonName: "Jane", country: "US"))
        let signer = try authority.issue(.profileSigner, to: key.publicKey, subject: subject)
        let lost = try authority.issue(.developer, to: key.publicKey, subject: subject)
        let server = try authority.issue(.server, to: key.publicKey, subject: subject, hosts: ["a.b", "::1"])
        try authority.revoke(serial: lost.serial, reason: .keyCompromise)
        let bundle = KeyBundle(key: key, certificate: signer, chain: [authority.certificate], name: "Key")
        let list = try authority.revocationList()
        let texts = [
            try signer.pem, try key.pem(), try key.pem(passphrase: "p", protection: .scrypt),
            try CertificateRequest(subject: subject, key: key).pem,
        ]
        let files =
            [
                signer.der, lost.der, server.der, list.der, key.publicKey.der,
                try CertificateRequest(subject: subject, key: key).der,
                try bundle.write(passphrase: "p", encryption: .old),
            ] + texts.map { [UInt8]($0.utf8) }
        let content = [UInt8]("content".utf8)
        let messages = try [SignedMessage.Form.attached, .detached].flatMap { form in
            let message = try SignedMessage.sign(
                content, by: signer, key: key, chain: [authority.certificate], form: form)
            return [message.der, [UInt8](try message.pem.utf8)]
        }
        let trust = CertificateTrust(authorities: [authority.certificate], lists: [list])
        return Made(authority: authority.certificate, trust: trust, files: files, messages: messages, content: content)
    }
}
