import COpenSSL

extension KeyBundle {
    static let limit = 1 << 20

    /// Reads a file of any program, old algorithms included.
    package init(_ bytes: [UInt8], passphrase: String) throws {
        let read: OpaquePointer = try DEREncoding.decode(
            bytes, as: "bundle of keys", limit: Self.limit, free: { PKCS12_free($0) }
        ) {
            // An empty one says where algorithms come from. The reader frees it, if the bytes are wrong.
            var bundle = PKCS12_init_ex(NID_pkcs7_data, OldAlgorithms.context, nil) as OpaquePointer?
            return bundle == nil ? nil : d2i_PKCS12(&bundle, $0, $1)
        }
        defer { PKCS12_free(read) }
        let words = try Self.checkSeal(of: read, passphrase)
        var contents = BundleContents(words: words)
        try contents.open(read)
        guard let key = contents.key else { throw CertificateError(.malformed, "no private key in the bundle") }
        let own = contents.certificates.first { $0.belongs(to: key) }
        self.init(
            key: key, certificate: own, chain: contents.certificates.filter { $0 != own }, name: contents.name)
    }

    /// - Returns: the passphrase as the file means it: an empty one may be none.
    private static func checkSeal(of bundle: OpaquePointer, _ passphrase: String) throws -> String? {
        var rounds: UnsafePointer<ASN1_INTEGER>?
        PKCS12_get0_mac(nil, nil, nil, &rounds, bundle)
        guard PKCS12_mac_present(bundle) == 1 else {
            throw CertificateError(.malformed, "the bundle of keys has no seal that its passphrase makes")
        }
        let count = rounds.map { ASN1_INTEGER_get($0) } ?? 1
        try PassphraseWork.check(iterations: count < 0 ? .max : count, "the bundle of keys")
        if PKCS12_verify_mac(bundle, passphrase, Int32(clamping: passphrase.utf8.count)) == 1 { return passphrase }
        if passphrase.isEmpty, PKCS12_verify_mac(bundle, nil, 0) == 1 { return nil }
        throw CertificateError.openSSL(.wrongPassphrase, "the passphrase does not open the bundle of keys")
    }
}

/// What OpenSSL knows with the algorithms of old files (RC2), which are otherwise out of use: they are only for reading these.
enum OldAlgorithms {
    nonisolated(unsafe) static let context: OpaquePointer? = {
        guard let context = OSSL_LIB_CTX_new() else { return nil }
        OSSL_PROVIDER_load(context, "default")
        // Without this part of OpenSSL most files can be read all the same.
        OSSL_PROVIDER_load(context, "legacy")
        ERR_clear_error()
        return context
    }()
}
