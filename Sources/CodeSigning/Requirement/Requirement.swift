import Foundation

/// What must hold for a signature: an expression of Apple's requirement language.
///
/// Its grammar, words and operators are those of Apple's “Code Signing Requirement Language”; its form in files is that of the
/// public header `CSCommon.h` and of `requirement.h` in Apple's open source.
package indirect enum Requirement: Equatable, Sendable {
    case never
    case always
    case identifier(String)
    /// Apple's own root. None is here: an authority that is trusted takes its place.
    case appleAnchor
    case appleGenericAnchor
    /// The certificate with this SHA-1 hash.
    case certificateHash(CertificatePlace, Data)
    /// A certificate that is trusted.
    case trusted(CertificatePlace)
    /// A field of the subject's name: "subject.CN".
    case certificateField(CertificatePlace, field: String, RequirementMatch)
    /// An extension, by its object identifier in digits.
    case certificateExtension(CertificatePlace, identifier: String, RequirementMatch)
    case info(key: String, RequirementMatch)
    case entitlement(key: String, RequirementMatch)
    /// This very code.
    case directoryHash(Data)
    case not(Requirement)
    case and(Requirement, Requirement)
    case or(Requirement, Requirement)

    /// Reads one requirement in Apple's language.
    ///
    /// - Throws: `SigningError` that names the word at fault.
    package init(text: String) throws { self = try RequirementParser.requirement(text) }

    /// How deep expressions lie in each other, and how many there are.
    static let mostDepth = 256
    static let mostParts = 1000
}
