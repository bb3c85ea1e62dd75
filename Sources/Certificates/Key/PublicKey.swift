import COpenSSL

/// The half of a key that everyone may know: it checks signatures.
package final class PublicKey: @unchecked Sendable {
    let handle: OpaquePointer
    package let algorithm: KeyAlgorithm
    /// As SubjectPublicKeyInfo.
    package let der: [UInt8]

    /// Takes over the reference.
    init(owning handle: OpaquePointer) throws {
        self.handle = handle
        do {
            algorithm = try KeyAlgorithm(of: handle)
            der = try DEREncoding.encode { i2d_PUBKEY(handle, $0) }
        } catch {
            // Nobody else lets go of it: an object that was never whole has no end.
            EVP_PKEY_free(handle)
            throw error
        }
    }

    /// - Parameter bytes: SubjectPublicKeyInfo, as DER or PEM.
    package convenience init(_ bytes: [UInt8]) throws {
        let content = try PEMBlock.content(of: bytes, labels: ["PUBLIC KEY"], name: "public key")
        try self.init(
            owning: DEREncoding.decode(content, as: "public key", limit: 64 << 10, free: EVP_PKEY_free) {
                d2i_PUBKEY(nil, $0, $1)
            })
    }

    deinit { EVP_PKEY_free(handle) }

    package var pem: String { get throws { try PEMBlock.text("PUBLIC KEY", der) } }

    /// True if the key's other half has signed these bytes. RSA: PKCS #1, version 1.5; elliptic: both numbers as DER.
    package func isSignature(_ signature: [UInt8], of bytes: [UInt8], digest: Digest = .sha256) -> Bool {
        defer { ERR_clear_error() }
        guard let context = EVP_MD_CTX_new() else { return false }
        defer { EVP_MD_CTX_free(context) }
        guard EVP_DigestVerifyInit(context, nil, digest.algorithm, nil, handle) == 1 else { return false }
        return EVP_DigestVerify(context, signature, signature.count, bytes, bytes.count) == 1
    }

    /// As ``isSignature(_:of:digest:)`` for the form of JSON Web Tokens (RFC 7518, ES256): two numbers of 32 bytes.
    package func isTokenSignature(_ signature: [UInt8], of bytes: [UInt8]) -> Bool {
        guard algorithm == .ellipticP256, let der = try? TokenSignature.der(of: signature) else { return false }
        return isSignature(der, of: bytes)
    }
}

extension PublicKey: Equatable {
    package static func == (one: PublicKey, other: PublicKey) -> Bool { one.der == other.der }
}
