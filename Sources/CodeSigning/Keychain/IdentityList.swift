import Certificates
import Foundation

/// The identities of keychains: private keys whose certificates are there too.
package struct IdentityList {
    package let identities: [SigningIdentity]
    /// Certificates of authorities that are in the keychains: who has them trusts them.
    package let authorities: [Certificate]
    /// Files that could not be read.
    package let problems: [String]

    /// - Throws: `SigningError` for a locked keychain.
    package init(_ keychains: [Keychain]) throws {
        var keys: [PrivateKey] = [], certificates: [Certificate] = [], problems: [String] = []
        for keychain in keychains {
            let contents = try keychain.contents()
            keys += contents.keys
            certificates += contents.certificates
            problems += contents.problems
        }
        authorities = certificates.filter(\.isAuthority)
        self.problems = problems
        identities = certificates.compactMap { certificate in
            guard let key = keys.first(where: { certificate.belongs(to: $0) }) else { return nil }
            return try? SigningIdentity(certificate: certificate, key: key, others: certificates)
        }
    }

    /// Whom these keychains trust.
    ///
    /// A certificate that signs itself is its own authority: its owner has the key.
    package func trust(at time: Date = Date()) -> CertificateTrust {
        let own = identities.map(\.certificate).filter { $0.isIssued(by: $0) }
        return CertificateTrust(authorities: authorities + own, time: time)
    }

    /// True if code that it signs is valid now.
    package func isValid(_ identity: SigningIdentity, at time: Date = Date()) -> Bool {
        (try? trust(at: time).verify(identity.certificate, with: identity.chain, for: .any)) != nil
    }

    /// The identity that is meant by a part of its name, or by the SHA-1 hash of its certificate.
    ///
    /// - Throws: `SigningError` if there is none or more than one.
    package func identity(_ name: String, at time: Date = Date()) throws -> SigningIdentity {
        if let exact = identities.first(where: { $0.fingerprint == name.uppercased() }) { return exact }
        let matching = identities.filter { !name.isEmpty && $0.name.contains(name) }
        // An expired certificate does not stand in the way of the one that was issued after it.
        let valid = matching.filter { isValid($0, at: time) }
        let found = valid.isEmpty ? matching : valid
        guard let first = found.first else { throw SigningError("\(name): no identity found") }
        guard let other = found.dropFirst().first(where: { $0.name != first.name }) ?? found.dropFirst().first else {
            return first
        }
        throw SigningError(
            "\(name): ambiguous (matches \"\(first.name)\" and \"\(other.name)\"). "
                + "Name one by its hash: \(found.map(\.fingerprint).joined(separator: ", "))")
    }
}
