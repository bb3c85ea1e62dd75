import Certificates
import Foundation

/// A certificate with its private key: what signs code.
package struct SigningIdentity: Sendable {
    package let certificate: Certificate
    package let key: PrivateKey
    /// The certificates of the authorities above it that are known, the nearest one first.
    package let chain: [Certificate]

    /// - Parameter others: certificates among which those of the authorities are looked for.
    /// - Throws: `SigningError` if the key is not the certificate's.
    package init(certificate: Certificate, key: PrivateKey, others: [Certificate] = []) throws {
        guard certificate.belongs(to: key) else {
            throw SigningError("the private key is not that of the certificate “\(certificate.subject)”.")
        }
        self.certificate = certificate
        self.key = key
        chain = Self.chain(of: certificate, among: others)
    }

    /// The certificates above one, as far as they are there.
    static func chain(of certificate: Certificate, among others: [Certificate]) -> [Certificate] {
        var chain: [Certificate] = []
        var last = certificate
        while !last.isIssued(by: last), chain.count < SignatureMessage.mostCertificates - 1,
            let next = others.first(where: { last.isIssued(by: $0) && !chain.contains($0) })
        {
            chain.append(next)
            last = next
        }
        return chain
    }

    /// As lists of identities show it.
    package var name: String { certificate.subject.commonName ?? certificate.serial }

    /// The hash of the certificate, by which one of several identities with a name is chosen.
    package var fingerprint: String { Data(certificate.fingerprint(.sha1)).hexadecimal.uppercased() }

    /// The team's identifier; nil for certificates of no team.
    package var team: String? {
        certificate.subject.organizationalUnit.flatMap { unit in
            unit.utf8.count == 10 && unit.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } ? unit : nil
        }
    }
}
