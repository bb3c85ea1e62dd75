import COpenSSL

/// The keys that are taken: RSA of 2048 to 8192 bits, and the curve P-256.
package enum KeyAlgorithm: Hashable, Sendable, CustomStringConvertible {
    case rsa(bits: Int)
    case ellipticP256

    package static let rsa2048 = KeyAlgorithm.rsa(bits: 2048)
    /// Below, a key can be broken; above, to check one signature takes long.
    package static let rsaBits = 2048...8192

    package var description: String {
        switch self {
        case .rsa(let bits): "RSA, \(bits) bits"
        case .ellipticP256: "elliptic curve P-256"
        }
    }

    /// - Throws: for a key that is too weak, or of another kind.
    init(of key: OpaquePointer) throws {
        let bits = Int(EVP_PKEY_get_bits(key))
        switch EVP_PKEY_get_base_id(key) {
        case EVP_PKEY_RSA:
            guard Self.rsaBits.contains(bits) else {
                throw CertificateError(
                    .refusedByPolicy,
                    "an RSA key of \(bits) bits: \(Self.rsaBits.lowerBound) to \(Self.rsaBits.upperBound) are taken")
            }
            self = .rsa(bits: bits)
        case EVP_PKEY_EC:
            var name = [CChar](repeating: 0, count: 80)
            var count = 0
            guard EVP_PKEY_get_group_name(key, &name, name.count, &count) == 1, String(cString: name) == "prime256v1"
            else {
                ERR_clear_error()
                throw CertificateError(.refusedByPolicy, "an elliptic curve other than P-256")
            }
            self = .ellipticP256
        default: throw CertificateError(.refusedByPolicy, "a key that is neither RSA nor on the curve P-256")
        }
    }
}
