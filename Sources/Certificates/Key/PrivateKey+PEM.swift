import COpenSSL

/// Private keys as text: PKCS #8 (RFC 5208), in the clear or encrypted (RFC 8018), and the older forms of OpenSSL.
extension PrivateKey {
    /// How a passphrase becomes the key that encrypts.
    package enum Protection: Sendable {
        /// Costs memory as well as time: for what is kept.
        case scrypt
        /// What every program reads.
        case pbkdf2
    }

    /// - Parameters:
    ///   - bytes: a text with a private key, or DER.
    ///   - passphrase: what an encrypted key is encrypted with.
    package convenience init(_ bytes: [UInt8], passphrase: String? = nil) throws {
        if bytes.first == 0x30 {
            try self.init(owning: Self.readBinary(bytes, passphrase: passphrase))
            return
        }
        for block in try PEMBlock.all(in: bytes) {
            switch block.label {
            case "PRIVATE KEY":
                try self.init(owning: Self.readPlain(block.bytes))
                return
            case "ENCRYPTED PRIVATE KEY":
                try self.init(owning: Self.readEncrypted(block.bytes, passphrase: passphrase))
                return
            case "RSA PRIVATE KEY", "EC PRIVATE KEY":
                try self.init(owning: Self.readTraditional(block, passphrase: passphrase))
                return
            default: continue
            }
        }
        throw CertificateError(.malformed, "no private key in the text")
    }

    package func pem(passphrase: String? = nil, protection: Protection = .pbkdf2) throws -> String {
        guard let plain = EVP_PKEY2PKCS8(handle) else { throw CertificateError.openSSL(.other, "cannot be written") }
        defer { PKCS8_PRIV_KEY_INFO_free(plain) }
        guard let passphrase else {
            return try PEMBlock.text("PRIVATE KEY", DEREncoding.encode { i2d_PKCS8_PRIV_KEY_INFO(plain, $0) })
        }
        let scheme =
            switch protection {
            // 16 MB, as much as all of OpenSSL's readers take.
            case .scrypt: PKCS5_pbe2_set_scrypt(EVP_aes_256_cbc(), nil, 0, nil, 16384, 8, 1)
            case .pbkdf2: PKCS5_pbe2_set_iv(EVP_aes_256_cbc(), 100_000, nil, 0, nil, NID_hmacWithSHA256)
            }
        guard let scheme else { throw CertificateError.openSSL(.other, "cannot be encrypted") }
        guard let encrypted = PKCS8_set0_pbe(passphrase, Int32(clamping: passphrase.utf8.count), plain, scheme) else {
            X509_ALGOR_free(scheme)
            throw CertificateError.openSSL(.other, "cannot be encrypted")
        }
        defer { X509_SIG_free(encrypted) }
        return try PEMBlock.text("ENCRYPTED PRIVATE KEY", DEREncoding.encode { i2d_X509_SIG(encrypted, $0) })
    }

    private static let limit = 64 << 10

    private static func readPlain(_ bytes: [UInt8]) throws -> OpaquePointer {
        let plain = try DEREncoding.decode(
            bytes, as: "private key", limit: limit, free: { PKCS8_PRIV_KEY_INFO_free($0) }
        ) { d2i_PKCS8_PRIV_KEY_INFO(nil, $0, $1) }
        defer { PKCS8_PRIV_KEY_INFO_free(plain) }
        guard let key = EVP_PKCS82PKEY(plain) else { throw CertificateError.openSSL(.malformed, "not a private key") }
        return key
    }

    /// PKCS #8, encrypted or not, or the older forms: which one shows in how many parts it has.
    private static func readBinary(_ bytes: [UInt8], passphrase: String?) throws -> OpaquePointer {
        let plain = try? DEREncoding.decode(bytes, as: "private key", limit: limit, free: EVP_PKEY_free) {
            d2i_AutoPrivateKey(nil, $0, $1)
        }
        ERR_clear_error()
        return try plain ?? readEncrypted(bytes, passphrase: passphrase)
    }

    private static func readEncrypted(_ bytes: [UInt8], passphrase: String?) throws -> OpaquePointer {
        let encrypted = try DEREncoding.decode(
            bytes, as: "encrypted private key", limit: limit, free: { X509_SIG_free($0) }
        ) { d2i_X509_SIG(nil, $0, $1) }
        defer { X509_SIG_free(encrypted) }
        var algorithm: UnsafePointer<X509_ALGOR>?
        X509_SIG_get0(encrypted, &algorithm, nil)
        try PassphraseWork.check(algorithm, "private key")
        guard let passphrase else { throw CertificateError(.wrongPassphrase, "the private key needs a passphrase") }
        guard let plain = PKCS8_decrypt(encrypted, passphrase, Int32(clamping: passphrase.utf8.count)) else {
            throw CertificateError.openSSL(.wrongPassphrase, "the passphrase does not open the private key")
        }
        defer { PKCS8_PRIV_KEY_INFO_free(plain) }
        guard let key = EVP_PKCS82PKEY(plain) else { throw CertificateError.openSSL(.malformed, "not a private key") }
        return key
    }

    /// `RSA PRIVATE KEY`, `EC PRIVATE KEY`: what OpenSSL wrote before PKCS #8, encrypted by two lines before it.
    private static func readTraditional(_ block: PEMBlock, passphrase: String?) throws -> OpaquePointer {
        var bytes = block.bytes
        if !block.header.isEmpty {
            guard let passphrase else { throw CertificateError(.wrongPassphrase, "the private key needs a passphrase") }
            var cipher = evp_cipher_info_st()
            var header = block.header.utf8CString
            let isKnown = header.withUnsafeMutableBufferPointer {
                PEM_get_EVP_CIPHER_INFO($0.baseAddress, &cipher) == 1
            }
            guard isKnown else {
                throw CertificateError.openSSL(.malformed, "the private key is encrypted in an unknown way")
            }
            var count = bytes.count
            let opened = passphrase.withCString { words in
                // With words of its own, OpenSSL does not ask at the terminal.
                PEM_do_header(&cipher, &bytes, &count, copyPassphrase, UnsafeMutableRawPointer(mutating: words)) == 1
            }
            guard opened else {
                throw CertificateError.openSSL(.wrongPassphrase, "the passphrase does not open the private key")
            }
            bytes = [UInt8](bytes.prefix(count))
        }
        let kind = block.label.hasPrefix("RSA") ? EVP_PKEY_RSA : EVP_PKEY_EC
        return try DEREncoding.decode(bytes, as: "private key", limit: limit, free: EVP_PKEY_free) {
            d2i_PrivateKey(kind, nil, $0, $1)
        }
    }
}

/// Hands the words over that are the last argument.
private func copyPassphrase(
    _ place: UnsafeMutablePointer<CChar>?, _ size: Int32, _: Int32, _ words: UnsafeMutableRawPointer?
) -> Int32 {
    guard let place, let words else { return -1 }
    let count = strlen(words.assumingMemoryBound(to: CChar.self))
    guard count <= size else { return -1 }
    memcpy(place, words, count)
    return Int32(count)
}
