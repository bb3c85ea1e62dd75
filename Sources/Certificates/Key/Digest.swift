import COpenSSL

/// A hash function.
package enum Digest: String, Sendable, CaseIterable {
    case sha1, sha256

    /// Bytes of a hash.
    package var size: Int { self == .sha1 ? 20 : 32 }

    package var algorithm: OpaquePointer? { self == .sha1 ? EVP_sha1() : EVP_sha256() }

    package func hash(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: size)
        let status = EVP_Digest(bytes.baseAddress, bytes.count, &hash, nil, algorithm, nil)
        precondition(status == 1, "OpenSSL has no \(rawValue)")
        return hash
    }

    package func hash(_ bytes: [UInt8]) -> [UInt8] { bytes.withUnsafeBytes(hash) }
}
