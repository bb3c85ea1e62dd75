import COpenSSL

/// A private key with its certificate, and maybe those of its authorities, in one encrypted file (PKCS #12, RFC 7292; `.p12`).
package struct KeyBundle: Sendable {
    package var key: PrivateKey
    package var certificate: Certificate?
    package var chain: [Certificate]
    /// What a list of keys shows.
    package var name: String?

    package init(key: PrivateKey, certificate: Certificate? = nil, chain: [Certificate] = [], name: String? = nil) {
        self.key = key
        self.certificate = certificate
        self.chain = chain
        self.name = name
    }

    /// How a bundle is encrypted.
    package enum Encryption: Sendable {
        /// AES-256, and SHA-256 for its seal: what OpenSSL 3 writes.
        case modern
        /// Triple DES and SHA-1: what all versions of OS X and older programs read. Whoever gets the file needs more of the
        /// passphrase's strength.
        case old
    }

    /// - Returns: the file's bytes.
    package func write(passphrase: String, encryption: Encryption = .modern) throws -> [UInt8] {
        if let certificate, !certificate.belongs(to: key) {
            throw CertificateError("the key is not that of “\(certificate.name)”")
        }
        let isModern = encryption == .modern
        let cipher = isModern ? NID_aes_256_cbc : NID_pbe_WithSHA1And3_Key_TripleDES_CBC
        let rounds: Int32 = isModern ? 100_000 : 2048
        let others = try CertificateStack(chain)
        // -1: no seal yet; OpenSSL would choose its hash by itself.
        let bundle = PKCS12_create(
            passphrase, name, key.handle, certificate?.handle, others.handle, cipher, cipher, rounds, -1, 0)
        guard let bundle else { throw CertificateError.openSSL(.other, "the bundle of keys cannot be made") }
        defer { PKCS12_free(bundle) }
        let sealed = PKCS12_set_mac(
            bundle, passphrase, Int32(clamping: passphrase.utf8.count), nil, 0, rounds,
            isModern ? EVP_sha256() : EVP_sha1())
        guard sealed == 1 else { throw CertificateError.openSSL(.other, "the bundle of keys cannot be sealed") }
        return try DEREncoding.encode { i2d_PKCS12(bundle, $0) }
    }
}
