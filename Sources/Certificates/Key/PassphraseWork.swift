import COpenSSL

/// How much work a stranger's encrypted file may ask for before its passphrase is known to be right.
enum PassphraseWork {
    /// A second or two of one processor. Apple's Keychain writes 2048, OpenSSL 2048 or 600 000 at most.
    static let mostIterations = 2_000_000

    static func check(_ algorithm: UnsafePointer<X509_ALGOR>?, _ name: String) throws {
        guard let algorithm else { throw CertificateError(.malformed, "\(name): not encrypted by a passphrase") }
        try check(iterations: verger_iterations(algorithm), name)
        ERR_clear_error()
    }

    static func check(iterations: Int, _ name: String) throws {
        guard iterations <= mostIterations else {
            throw CertificateError(
                .tooLarge, "\(name): hashes its passphrase more than \(mostIterations) times, or in an unknown way")
        }
    }
}
