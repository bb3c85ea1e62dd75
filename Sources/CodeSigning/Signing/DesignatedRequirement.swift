import Certificates
import Foundation

/// The requirement that code gets which is given none: later versions of the same code by the same signer satisfy it.
enum DesignatedRequirement {
    /// With an authority: its certificate and the signer's name, which stays when the certificate is renewed. Without one:
    /// the certificate itself. Without a certificate: nothing but this very code could be named, so there is none.
    static func usual(identifier: String, identity: SigningIdentity?) -> RequirementSet {
        guard let identity else { return RequirementSet() }
        let signer: Requirement
        if let root = identity.chain.last, let name = identity.certificate.subject.commonName {
            signer = .and(
                .certificateHash(.root, Data(root.fingerprint(.sha1))),
                .certificateField(.leaf, field: "subject.CN", .equals(name)))
        } else {
            signer = .certificateHash(.leaf, Data(identity.certificate.fingerprint(.sha1)))
        }
        return RequirementSet([.designated: .and(.identifier(identifier), signer)])
    }
}
