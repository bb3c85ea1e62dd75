import COpenSSL

/// A key that signs.
package final class PrivateKey: @unchecked Sendable {
    let handle: OpaquePointer
    package let publicKey: PublicKey
    package var algorithm: KeyAlgorithm { publicKey.algorithm }

    /// Takes over the reference.
    init(owning handle: OpaquePointer) throws {
        self.handle = handle
        EVP_PKEY_up_ref(handle)
        do { publicKey = try PublicKey(owning: handle) } catch {
            EVP_PKEY_free(handle)
            throw error
        }
    }

    /// Makes a new key.
    package convenience init(_ algorithm: KeyAlgorithm) throws {
        let isElliptic = algorithm == .ellipticP256
        guard let context = EVP_PKEY_CTX_new_from_name(nil, isElliptic ? "EC" : "RSA", nil) else {
            throw CertificateError.openSSL(.other, "no key can be made")
        }
        defer { EVP_PKEY_CTX_free(context) }
        var status = EVP_PKEY_keygen_init(context)
        if status > 0 {
            switch algorithm {
            case .ellipticP256: status = EVP_PKEY_CTX_set_group_name(context, "P-256")
            case .rsa(let bits): status = EVP_PKEY_CTX_set_rsa_keygen_bits(context, Int32(clamping: bits))
            }
        }
        var made: OpaquePointer?
        guard status > 0, EVP_PKEY_generate(context, &made) > 0, let made else {
            throw CertificateError.openSSL(.other, "no key can be made")
        }
        try self.init(owning: made)
    }

    deinit { EVP_PKEY_free(handle) }

    /// RSA: PKCS #1, version 1.5; elliptic: both numbers as DER.
    package func sign(_ bytes: [UInt8], digest: Digest = .sha256) throws -> [UInt8] {
        guard let context = EVP_MD_CTX_new() else { throw CertificateError.openSSL(.other, "no memory") }
        defer { EVP_MD_CTX_free(context) }
        var count = 0
        guard EVP_DigestSignInit(context, nil, digest.algorithm, nil, handle) == 1,
            EVP_DigestSign(context, nil, &count, bytes, bytes.count) == 1
        else { throw CertificateError.openSSL(.other, "cannot be signed") }
        var signature = [UInt8](repeating: 0, count: count)
        guard EVP_DigestSign(context, &signature, &count, bytes, bytes.count) == 1 else {
            throw CertificateError.openSSL(.other, "cannot be signed")
        }
        return [UInt8](signature.prefix(count))
    }

    /// In the form of JSON Web Tokens (RFC 7518, ES256): two numbers of 32 bytes.
    package func tokenSignature(of bytes: [UInt8]) throws -> [UInt8] {
        guard algorithm == .ellipticP256 else {
            throw CertificateError(.refusedByPolicy, "ES256 needs a key on the curve P-256, not \(algorithm)")
        }
        return try TokenSignature.raw(of: sign(bytes))
    }
}
