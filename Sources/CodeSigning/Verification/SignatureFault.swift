/// What is wrong with a signature, and where.
package struct SignatureFault: Equatable, Sendable, CustomStringConvertible {
    package enum Kind: String, Sendable, CaseIterable {
        case notSigned
        case fileAdded
        case fileMissing
        case fileChanged
        case linkChanged
        /// A link that leads out of the bundle, or nowhere.
        case linkLeaves
        /// A file that the rules leave out of the seal.
        case notSealed
        /// Neither a file nor a link, or without a name that can be sealed.
        case unusualFile
        case infoPlistChanged
        case programChanged
        /// A part of the signature is damaged, missing, or not the one that was signed.
        case sealBroken
        /// The code's own designated requirement.
        case requirementNotMet
        /// One that was asked for, or that other code has of this one.
        case testRequirementNotMet
        case certificateExpired
        case certificateNotYetValid
        case unknownAuthority
        case certificateRevoked
        case certificateRefused
        /// The signer is none of those whose signatures are taken.
        case signerNotAllowed
    }

    package let kind: Kind
    /// The file, below the bundle's folder; empty for the bundle itself.
    package let path: String
    /// What was found, in a few words.
    package let detail: String

    package init(_ kind: Kind, _ path: String, _ detail: String) {
        self.kind = kind
        self.path = path
        self.detail = detail
    }

    package var description: String { path.isEmpty ? detail : "\(path): \(detail)" }

    /// The same of code in a bundle.
    func within(_ folder: String) -> SignatureFault {
        SignatureFault(kind, path.isEmpty ? folder : folder + "/" + path, detail)
    }
}
