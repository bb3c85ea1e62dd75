import COpenSSL

/// A certificate signing request (PKCS #10, RFC 2986): a public key, names, and the proof that who asks has the private key.
package final class CertificateRequest: @unchecked Sendable {
    package let subject: CertificateSubject
    package let publicKey: PublicKey
    package let der: [UInt8]

    /// Makes a request, as Keychain Access does.
    package convenience init(subject: CertificateSubject, key: PrivateKey) throws {
        guard let request = X509_REQ_new() else { throw CertificateError.openSSL(.other, "no memory") }
        do {
            try subject.write(to: X509_REQ_get_subject_name(request))
            guard X509_REQ_set_version(request, 0) == 1, X509_REQ_set_pubkey(request, key.handle) == 1,
                X509_REQ_sign(request, key.handle, EVP_sha256()) > 0
            else { throw CertificateError.openSSL(.other, "the request cannot be signed") }
        } catch {
            X509_REQ_free(request)
            throw error
        }
        try self.init(owning: request)
    }

    /// - Parameter bytes: DER or PEM.
    /// - Throws: for a request whose signature is not that of its own key, is made with SHA-1 or MD5, or whose key is refused.
    package convenience init(_ bytes: [UInt8]) throws {
        let labels: Set = ["CERTIFICATE REQUEST", "NEW CERTIFICATE REQUEST"]
        let content = try PEMBlock.content(of: bytes, labels: labels, name: "certificate request")
        try self.init(
            owning: DEREncoding.decode(content, as: "certificate request", limit: 64 << 10, free: X509_REQ_free) {
                d2i_X509_REQ(nil, $0, $1)
            })
    }

    private init(owning request: OpaquePointer) throws {
        defer { X509_REQ_free(request) }
        try SignaturePolicy.check(signature: X509_REQ_get_signature_nid(request), of: "certificate request")
        guard let key = X509_REQ_get_pubkey(request) else {
            throw CertificateError.openSSL(.malformed, "the certificate request has no key that can be read")
        }
        publicKey = try PublicKey(owning: key)
        guard X509_REQ_verify(request, publicKey.handle) == 1 else {
            throw CertificateError.openSSL(.badSignature, "the certificate request is not signed by its own key")
        }
        subject = CertificateSubject(X509_REQ_get_subject_name(request))
        der = try DEREncoding.encode { i2d_X509_REQ(request, $0) }
    }

    package var pem: String { get throws { try PEMBlock.text("CERTIFICATE REQUEST", der) } }
}
