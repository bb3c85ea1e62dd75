import Certificates
import Foundation

/// What is in a file with keys and certificates.
package struct KeychainFile {
    package enum Kind: String, CaseIterable {
        case bundle
        case text
        case certificate

        /// By the end of the name; nil for other files.
        package init?(_ path: String) {
            switch (path as NSString).pathExtension.lowercased() {
            case "p12", "pfx": self = .bundle
            case "pem", "key", "crt": self = .text
            case "cer", "der": self = .certificate
            default: return nil
            }
        }
    }

    package private(set) var keys: [PrivateKey] = []
    package private(set) var certificates: [Certificate] = []

    /// - Throws: `CertificateError` for a damaged file, or another passphrase.
    package init(_ bytes: [UInt8], kind: Kind, passphrase: String) throws {
        switch kind {
        case .bundle:
            let bundle = try KeyBundle(bytes, passphrase: passphrase)
            keys = [bundle.key]
            certificates = (bundle.certificate.map { [$0] } ?? []) + bundle.chain
        case .text, .certificate:
            certificates = bytes.first == 0x30 ? [try Certificate(bytes)] : try Certificate.all(inText: bytes)
            let hasKey = kind == .text && String(decoding: bytes, as: UTF8.self).contains("PRIVATE KEY-----")
            if hasKey { keys = [try PrivateKey(bytes, passphrase: passphrase.isEmpty ? nil : passphrase)] }
            guard !keys.isEmpty || !certificates.isEmpty else {
                throw CertificateError(.malformed, "neither a key nor a certificate")
            }
        }
    }
}
