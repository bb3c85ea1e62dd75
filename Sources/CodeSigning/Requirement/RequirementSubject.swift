import Certificates
import Foundation

/// What requirements are about: signed code, with whom it is signed by.
package struct RequirementSubject {
    package var identifier: String
    package var info: [String: Any]
    package var entitlements: [String: Any]
    package var directoryHashes: [Data]
    /// The signer's certificate first, the root last; empty if nobody has signed.
    package var chain: [Certificate]
    /// The authorities that are trusted.
    package var authorities: [Certificate]

    package init(
        identifier: String, info: [String: Any], entitlements: [String: Any], directoryHashes: [Data],
        chain: [Certificate], authorities: [Certificate]
    ) {
        self.identifier = identifier
        self.info = info
        self.entitlements = entitlements
        self.directoryHashes = directoryHashes
        self.chain = chain
        self.authorities = authorities
    }

    package func satisfies(_ requirement: Requirement) -> Bool {
        switch requirement {
        case .never: false
        case .always: true
        case .identifier(let text): identifier == text
        case .appleAnchor, .appleGenericAnchor: isTrusted(.root)
        case .certificateHash(let place, let hash):
            certificate(place).map { Data($0.fingerprint(.sha1)) == hash } ?? false
        case .trusted(let place): isTrusted(place)
        case .certificateField(let place, let field, let match):
            match.holds(for: certificate(place).flatMap { Self.value(of: field, in: $0.subject) })
        case .certificateExtension(let place, let identifier, let match):
            match.holds(for: certificate(place)?.extension(identifier).map { _ in true })
        case .info(let key, let match): match.holds(for: info[key])
        case .entitlement(let key, let match): match.holds(for: entitlements[key])
        case .directoryHash(let hash): directoryHashes.contains(hash)
        case .not(let operand): !satisfies(operand)
        case .and(let one, let other): satisfies(one) && satisfies(other)
        case .or(let one, let other): satisfies(one) || satisfies(other)
        }
    }

    private func certificate(_ place: CertificatePlace) -> Certificate? {
        place.index(inChainOf: chain.count).map { chain[$0] }
    }

    private func isTrusted(_ place: CertificatePlace) -> Bool { certificate(place).map(authorities.contains) ?? false }

    private static func value(of field: String, in subject: CertificateSubject) -> String? {
        switch field {
        case "subject.CN": subject.commonName
        case "subject.OU": subject.organizationalUnit
        case "subject.O": subject.organization
        case "subject.C": subject.country
        case "subject.UID": subject.userID
        case "email": subject.emailAddress
        default: nil
        }
    }
}
