/// The first four bytes of the parts of a signature (`CSMAGIC_…` in the kernel's `cs_blobs.h`).
package enum BlobKind: UInt32, Sendable {
    case requirement = 0xFADE_0C00
    case requirements = 0xFADE_0C01
    case codeDirectory = 0xFADE_0C02
    case embeddedSignature = 0xFADE_0CC0
    case entitlements = 0xFADE_7171
    /// Around a signed message in an embedded signature.
    case wrapper = 0xFADE_0B01
}
