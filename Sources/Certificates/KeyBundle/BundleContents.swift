import COpenSSL

/// What is in the bags of a PKCS #12 file. Its work is bounded before any of it is done: each encrypted part says how often
/// its passphrase is to be hashed.
struct BundleContents {
    let words: String?
    private(set) var key: PrivateKey?
    private(set) var certificates: [Certificate] = []
    private(set) var name: String?
    /// What all parts together may still ask for.
    private var work = PassphraseWork.mostIterations

    private static let mostBags = 200

    init(words: String?) { self.words = words }

    private var count: Int32 { Int32(clamping: words?.utf8.count ?? 0) }

    mutating func open(_ bundle: OpaquePointer) throws {
        guard let parts = PKCS12_unpack_authsafes(bundle) else {
            throw CertificateError.openSSL(.malformed, "the bundle of keys cannot be read")
        }
        defer { verger_parts_free(parts) }
        for index in 0..<min(verger_parts_count(parts), 20) {
            guard let part = verger_parts_at(parts, index) else { continue }
            let bags: OpaquePointer?
            if verger_part_is_clear(part) == 1 {
                bags = PKCS12_unpack_p7data(part)
            } else {
                guard let algorithm = verger_part_algorithm(part) else { continue }
                try spend(algorithm)
                bags = PKCS12_unpack_p7encdata(part, words, count)
            }
            guard let bags else { throw CertificateError.openSSL(.malformed, "a part of the bundle cannot be read") }
            defer { verger_bags_free(bags) }
            for index in 0..<min(Int(verger_bags_count(bags)), Self.mostBags) {
                if let bag = verger_bags_at(bags, Int32(index)) { try read(bag) }
            }
        }
    }

    private mutating func spend(_ algorithm: UnsafePointer<X509_ALGOR>) throws {
        try PassphraseWork.check(algorithm, "the bundle of keys")
        work -= verger_iterations(algorithm)
        try PassphraseWork.check(iterations: work < 0 ? .max : 0, "the bundle of keys")
    }

    private mutating func read(_ bag: OpaquePointer) throws {
        switch PKCS12_SAFEBAG_get_nid(bag) {
        case NID_keyBag:
            guard key == nil, let plain = PKCS12_SAFEBAG_get0_p8inf(bag) else { return }
            try takeKey(plain, of: bag)
        case NID_pkcs8ShroudedKeyBag:
            guard key == nil, let encrypted = PKCS12_SAFEBAG_get0_pkcs8(bag) else { return }
            var algorithm: UnsafePointer<X509_ALGOR>?
            X509_SIG_get0(encrypted, &algorithm, nil)
            guard let algorithm else { return }
            try spend(algorithm)
            guard let plain = PKCS12_decrypt_skey_ex(bag, words, count, OldAlgorithms.context, nil) else {
                throw CertificateError.openSSL(.malformed, "the private key in the bundle cannot be read")
            }
            defer { PKCS8_PRIV_KEY_INFO_free(plain) }
            try takeKey(plain, of: bag)
        case NID_certBag:
            guard PKCS12_SAFEBAG_get_bag_nid(bag) == NID_x509Certificate, let read = PKCS12_SAFEBAG_get1_cert(bag)
            else {
                ERR_clear_error()
                return
            }
            certificates.append(try Certificate(owning: read))
        default: break
        }
    }

    private mutating func takeKey(_ plain: OpaquePointer, of bag: OpaquePointer) throws {
        guard let handle = EVP_PKCS82PKEY(plain) else {
            throw CertificateError.openSSL(.malformed, "the private key in the bundle cannot be read")
        }
        key = try PrivateKey(owning: handle)
        if let text = PKCS12_get_friendlyname(bag) {
            name = String(cString: text)
            CRYPTO_free(text, "", 0)
        }
    }
}
