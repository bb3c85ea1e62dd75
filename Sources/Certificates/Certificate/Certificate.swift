import COpenSSL
import Foundation

/// A certificate (X.509, RFC 5280). That one can be read says nothing about who made it: see ``CertificateTrust``.
package final class Certificate: @unchecked Sendable {
    let handle: OpaquePointer
    package let der: [UInt8]
    package let subject: CertificateSubject
    package let issuer: CertificateSubject
    /// Hexadecimal digits, as openssl shows them.
    package let serial: String
    package let notBefore: Date, notAfter: Date

    static let limit = 1 << 20

    /// - Parameter bytes: DER or PEM; of several in a text the first.
    package convenience init(_ bytes: [UInt8]) throws {
        try self.init(der: PEMBlock.content(of: bytes, labels: Self.labels, name: "certificate"))
    }

    private static let labels: Set = ["CERTIFICATE", "X509 CERTIFICATE"]

    /// All certificates of a text.
    package static func all(inText bytes: [UInt8]) throws -> [Certificate] {
        try PEMBlock.all(in: bytes).filter { labels.contains($0.label) }.map { try Certificate(der: $0.bytes) }
    }

    package convenience init(der: [UInt8]) throws {
        let handle = try DEREncoding.decode(der, as: "certificate", limit: Self.limit, free: X509_free) {
            d2i_X509(nil, $0, $1)
        }
        try self.init(owning: handle)
    }

    /// Takes over the reference.
    init(owning handle: OpaquePointer) throws {
        self.handle = handle
        guard let start = Date(X509_get0_notBefore(handle)), let end = Date(X509_get0_notAfter(handle)) else {
            X509_free(handle)
            throw CertificateError(.malformed, "the certificate's validity has no times")
        }
        (notBefore, notAfter) = (start, end)
        do {
            der = try DEREncoding.encode { i2d_X509(handle, $0) }
            serial = try SerialNumber.text(X509_get0_serialNumber(handle))
        } catch {
            X509_free(handle)
            throw error
        }
        subject = CertificateSubject(X509_get_subject_name(handle))
        issuer = CertificateSubject(X509_get_issuer_name(handle))
    }

    deinit { X509_free(handle) }

    package var pem: String { get throws { try PEMBlock.text("CERTIFICATE", der) } }

    /// - Throws: for a key that is too weak, or of another kind than is taken.
    package var publicKey: PublicKey {
        get throws {
            guard let key = X509_get_pubkey(handle) else {
                throw CertificateError.openSSL(.malformed, "the certificate has no key that can be read")
            }
            return try PublicKey(owning: key)
        }
    }

    /// The hash of the whole certificate.
    package func fingerprint(_ digest: Digest) -> [UInt8] { digest.hash(der) }

    /// True if the key is this certificate's.
    package func belongs(to key: PrivateKey) -> Bool {
        defer { ERR_clear_error() }
        return X509_check_private_key(handle, key.handle) == 1
    }

    /// True if this certificate says that it was issued by `other`, and is signed by its key.
    package func isIssued(by other: Certificate) -> Bool {
        defer { ERR_clear_error() }
        guard X509_check_issued(other.handle, handle) == X509_V_OK, let key = X509_get0_pubkey(other.handle) else {
            return false
        }
        return X509_verify(handle, key) == 1
    }
}

extension Certificate: Hashable {
    package static func == (one: Certificate, other: Certificate) -> Bool { one.der == other.der }
    package func hash(into hasher: inout Hasher) { hasher.combine(der) }
}
