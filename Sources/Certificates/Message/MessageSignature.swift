import Foundation

/// A signature that was found to be right.
package struct MessageSignature: Sendable {
    package let signer: Certificate
    /// From the signer to an authority that is trusted; empty if nobody asked for trust.
    package let chain: [Certificate]
    /// When the signer says that it was signed.
    package let time: Date?
    package let content: [UInt8]
}
