import COpenSSL

/// Certificates as OpenSSL passes them: a stack that owns a reference to each.
final class CertificateStack {
    let handle: OpaquePointer

    init(_ certificates: [Certificate]) throws {
        guard let handle = verger_certificates_new() else { throw CertificateError.openSSL(.other, "no memory") }
        self.handle = handle
        for certificate in certificates {
            X509_up_ref(certificate.handle)
            guard verger_certificates_push(handle, certificate.handle) > 0 else {
                X509_free(certificate.handle)
                throw CertificateError.openSSL(.other, "no memory")
            }
        }
    }

    /// Takes over a stack and what is in it.
    init(owning handle: OpaquePointer) { self.handle = handle }

    deinit { verger_certificates_free(handle) }

    var certificates: [Certificate] {
        get throws {
            try (0..<verger_certificates_count(handle)).compactMap { index in
                guard let certificate = verger_certificates_at(handle, index) else { return nil }
                X509_up_ref(certificate)
                return try Certificate(owning: certificate)
            }
        }
    }
}
