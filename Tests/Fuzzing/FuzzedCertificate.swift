import Certificates
import Foundation

/// What is read of strangers' keys, certificates and signatures, and all that is done with it.
package enum FuzzedCertificate: String, CaseIterable {
    case certificate
    case signedMessage = "signed-message"
    case statusRequest = "status-request"

    /// - Throws: `CertificateError` for a file that is refused, ``FuzzedFormat/Unsettled`` for a mistake of the reader.
    package func exercise(_ data: Data) throws {
        let bytes = [UInt8](data)
        switch self {
        case .certificate: try Self.readAll(bytes)
        case .signedMessage: try Self.verify(bytes)
        case .statusRequest: try Self.answer(bytes)
        }
    }

    package var samples: [Data] {
        let made = Self.made
        let files: [[UInt8]]? =
            switch self {
            case .certificate: made?.files
            case .signedMessage: made?.messages
            case .statusRequest: made?.questions
            }
        return files?.map { Data($0) } ?? []
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

    /// Whatever is asked, there is an answer.
    private static func answer(_ bytes: [UInt8]) throws {
        guard let made else { return }
        let answer = try made.answer(bytes)
        guard answer.first == 0x30, answer.count < bytes.count * 100 + 10_000 else {
            throw FuzzedFormat.Unsettled(message: "an answer of \(answer.count) bytes")
        }
        // A short one says only that the question cannot be read.
        if answer.count < 16 { throw CertificateError("not a question") }
    }

    // MARK: Samples

    private struct Made {
        var authority: Certificate
        var trust: CertificateTrust
        var files: [[UInt8]]
        var messages: [[UInt8]]
        var content: [UInt8]
        var questions: [[UInt8]]
        var answer: @Sendable (_ question: [UInt8]) throws -> [UInt8]
    }

    /// One authority for all samples, whose folder goes away.
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
        let questions = [[7], [0], [1, 2], [1, 2, 3]].map { question($0, extensions: [0xa2, 2, 0x30, 0]) }
        return Made(
            authority: authority.certificate, trust: trust, files: files, messages: messages, content: content,
            questions: questions, answer: { try authority.answer(statusRequest: $0) })
    }

    /// A question of OCSP for certificates with these numbers, of an authority that nobody knows.
    private static func question(_ serials: [UInt8], extensions: [UInt8] = []) -> [UInt8] {
        func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] { [tag, UInt8(content.count)] + content }
        let (sequence, octets) = (UInt8(0x30), element(4, Array(repeating: 0, count: 20)))
        // SHA-1 (1.3.14.3.2.26), without parameters.
        let algorithm = element(sequence, element(6, [0x2b, 0x0e, 0x03, 0x02, 0x1a]) + [5, 0])
        let list = serials.map { element(sequence, element(sequence, algorithm + octets + octets + element(2, [$0]))) }
        // Three entries are longer than one byte of length can say.
        let entries = list.joined()
        let body = [sequence, 0x81, UInt8(entries.count)] + entries + extensions
        let whole = [sequence, 0x81, UInt8(body.count)] + body
        return [sequence, 0x81, UInt8(whole.count)] + whole
    }
}
