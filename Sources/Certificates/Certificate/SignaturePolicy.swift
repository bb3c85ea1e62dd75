import COpenSSL

/// Which signatures count: those with a hash that nobody can find a second text for.
enum SignaturePolicy {
    /// - Parameter signature: OpenSSL's number of an algorithm that signs.
    static func check(signature: Int32, of name: String) throws {
        var digest: Int32 = NID_undef
        OBJ_find_sigid_algs(signature, &digest, nil)
        try check(digest: digest, of: name)
    }

    static func check(digest: Int32, of name: String) throws {
        guard [NID_sha256, NID_sha384, NID_sha512].contains(digest) else {
            let used = OBJ_nid2sn(digest).map { String(cString: $0) } ?? "an unknown hash"
            throw CertificateError(
                .refusedByPolicy, "the \(name) is signed with \(used): SHA-256, SHA-384 and SHA-512 are taken")
        }
    }
}
