import Certificates
import Foundation

/// The signed message of a signature: who signed the code directory, and when. SignedData of the Cryptographic Message Syntax
/// (RFC 5652) without the content, which is the directory itself.
///
/// There is one way only to write what it says, and another way is refused: so no byte can be changed that nobody looks at.
package struct SignatureMessage {
    /// The signer's certificate.
    package let certificate: Certificate
    /// All that are in the message, the signer's among them.
    package let certificates: [Certificate]
    /// The message's `SignedAttributes`.
    let attributes: SignatureAttributes
    private let signature: Data

    package var time: Date? { attributes.time }
    /// The certificates from the signer's up, as far as they are in the message. Nobody says that they are trusted.
    package var chain: [Certificate] {
        [certificate] + SigningIdentity.chain(of: certificate, among: certificates)
    }

    private static let signedData = SignatureElement.identifier("1.2.840.113549.1.7.2")
    /// Bytes of a message.
    static let largest = 1 << 20
    static let mostCertificates = 16

    /// Signs code directories.
    ///
    /// - Parameter directories: the first one is the content; the others' hashes are signed beside it.
    init(signing directories: [CodeDirectory], identity: SigningIdentity, time: Date) throws {
        attributes = SignatureAttributes(directories, time: time)
        certificate = identity.certificate
        certificates = [identity.certificate] + identity.chain
        signature = Data(try identity.key.sign([UInt8](attributes.signedBytes), digest: .sha256))
    }

    /// - Throws: `SigningError` for a message that is not exactly what ``data`` makes of its values.
    package init(reading data: Data) throws {
        guard data.count <= Self.largest else { throw SigningError("the signed message is too large.") }
        var file = SignatureElementReader(data)
        let parts = try file.next(SignatureElement.sequence).parts(2)
        try file.end()
        guard parts[0] == Self.signedData, parts[1].tag == SignatureElement.first else {
            throw SignatureElementReader.damaged
        }
        let message = try parts[1].parts(1)[0].parts(5)
        guard message[3].tag == SignatureElement.first else { throw SignatureElementReader.damaged }
        var bundle = message[3].reader
        certificates = try bundle.all(SignatureElement.sequence, most: Self.mostCertificates).map {
            try Certificate(der: [UInt8]($0.data))
        }
        let signers = try message[4].parts(1)
        let signer = try signers[0].parts(6)
        guard let owner = try certificates.first(where: { try Self.name(of: $0) == signer[1] }) else {
            throw SigningError("the signed message has no certificate of its signer.")
        }
        certificate = owner
        attributes = try SignatureAttributes(reading: signer[3])
        signature = signer[5].content
        guard try self.data == data else { throw SigningError("the signed message is not written as it must be.") }
    }

    /// As `CodeSignature` has it.
    package var data: Data {
        get throws {
            let signer = SignatureElement.sequence([
                .number(1), try Self.name(of: certificate), Self.digest, attributes.element,
                try Self.algorithm(of: certificate), SignatureElement(SignatureElement.octets, signature),
            ])
            let bundle = try certificates.map { certificate in
                var reader = SignatureElementReader(Data(certificate.der))
                return try reader.next(SignatureElement.sequence)
            }
            let message = SignatureElement.sequence([
                .number(1), .set([Self.digest]), .sequence([SignatureAttributes.content]),
                .set(bundle, tag: SignatureElement.first), .set([signer]),
            ])
            return SignatureElement.sequence([Self.signedData, SignatureElement(SignatureElement.first, [message])])
                .data
        }
    }

    private static let digest = SignatureElement.sequence([.identifier("2.16.840.1.101.3.4.2.1"), .null])

    private static func algorithm(of certificate: Certificate) throws -> SignatureElement {
        switch try certificate.publicKey.algorithm {
        case .rsa: .sequence([.identifier("1.2.840.113549.1.1.1"), .null])
        case .ellipticP256: .sequence([.identifier("1.2.840.10045.4.3.2")])
        }
    }

    /// The certificate's issuer and number, by which a message names its signer.
    private static func name(of certificate: Certificate) throws -> SignatureElement {
        var file = SignatureElementReader(Data(certificate.der))
        var outside = try file.next(SignatureElement.sequence).reader
        var inside = try outside.next(SignatureElement.sequence).reader
        var number = try inside.next()
        if number.tag == SignatureElement.first { number = try inside.next() }
        _ = try inside.next(SignatureElement.sequence)
        return .sequence([try inside.next(SignatureElement.sequence), number])
    }

    // MARK: Checking

    /// - Parameters:
    ///   - directories: as they were signed, in that order.
    ///   - contents: their bytes, as they lie in the bundle.
    /// - Throws: `SigningError` if anything else was signed.
    package func check(_ directories: [(directory: CodeDirectory, content: Data)]) throws {
        let hashes = directories.map { $0.directory.hash.of($0.content) }
        guard let first = directories.first,
            attributes.messageDigest == CodeHash.sha256.of(first.content),
            try attributes.directoryHashes == hashes,
            try attributes.shortDirectoryHashes == hashes.map({ $0.prefix(20) })
        else { throw SigningError("the code directory is not the one that was signed.") }
        guard try certificate.publicKey.isSignature([UInt8](signature), of: [UInt8](attributes.signedBytes)) else {
            throw SigningError("the signature is not made with the key of its certificate.")
        }
    }
}
