import COpenSSL

/// Why a key, a certificate or a signature is refused.
package struct CertificateError: Error, CustomStringConvertible {
    package let reason: Reason
    package let description: String

    /// What a caller may want to tell apart.
    package enum Reason: Sendable {
        /// Not in the form that was expected.
        case malformed
        /// Larger, or more work, than is taken from a stranger.
        case tooLarge
        case wrongPassphrase
        /// Too weak, or of a kind that is not taken.
        case refusedByPolicy
        case badSignature
        case expired, notYetValid, unknownAuthority, revoked, wrongUsage
        /// No list of revoked certificates is there, or only an old one.
        case unknownRevocation
        case file
        case other
    }

    package init(_ description: String) { self.init(.other, description) }

    package init(_ reason: Reason, _ description: String) {
        self.reason = reason
        self.description = description
    }

    /// What OpenSSL has refused just now, in its words, after ours.
    static func openSSL(_ reason: Reason, _ description: String) -> CertificateError {
        let code = ERR_get_error()
        // The rest of this thread's errors would turn up beside a later one.
        ERR_clear_error()
        guard code != 0, let words = ERR_reason_error_string(code) else { return CertificateError(reason, description) }
        return CertificateError(reason, "\(description): \(String(cString: words))")
    }
}
