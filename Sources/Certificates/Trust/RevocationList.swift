import COpenSSL
import Foundation

/// A list of revoked certificates (CRL, RFC 5280) as its authority has signed it.
package final class RevocationList: @unchecked Sendable {
    let handle: OpaquePointer
    package let der: [UInt8]
    package let issuer: CertificateSubject
    package let thisUpdate: Date
    /// When a newer list will be there.
    package let nextUpdate: Date
    /// Serial numbers, with the time since when the certificate does not count.
    package let revoked: [String: Date]

    /// - Parameter bytes: DER or PEM, up to 8 MB.
    package convenience init(_ bytes: [UInt8]) throws {
        let content = try PEMBlock.content(of: bytes, labels: ["X509 CRL"], name: "list of revoked certificates")
        try self.init(
            owning: DEREncoding.decode(content, as: "list of revoked certificates", limit: 8 << 20, free: X509_CRL_free)
            {
                d2i_X509_CRL(nil, $0, $1)
            })
    }

    /// Takes over the reference.
    init(owning handle: OpaquePointer) throws {
        self.handle = handle
        do {
            der = try DEREncoding.encode { i2d_X509_CRL(handle, $0) }
            guard let start = Date(X509_CRL_get0_lastUpdate(handle)), let end = Date(X509_CRL_get0_nextUpdate(handle))
            else { throw CertificateError(.malformed, "the list of revoked certificates has no times") }
            (thisUpdate, nextUpdate) = (start, end)
            var revoked: [String: Date] = [:]
            if let stack = X509_CRL_get_REVOKED(handle) {
                for index in 0..<verger_revoked_count(stack) {
                    let entry = verger_revoked_at(stack, index)
                    let serial = try SerialNumber.text(X509_REVOKED_get0_serialNumber(entry))
                    revoked[serial] = Date(X509_REVOKED_get0_revocationDate(entry)) ?? .distantPast
                }
            }
            self.revoked = revoked
        } catch {
            X509_CRL_free(handle)
            throw error
        }
        issuer = CertificateSubject(X509_CRL_get_issuer(handle))
    }

    deinit { X509_CRL_free(handle) }

    package var pem: String { get throws { try PEMBlock.text("X509 CRL", der) } }

    /// True if the list is this authority's: its name and its signature.
    package func isSigned(by authority: Certificate) -> Bool {
        defer { ERR_clear_error() }
        guard X509_NAME_cmp(X509_CRL_get_issuer(handle), X509_get_subject_name(authority.handle)) == 0,
            (try? SignaturePolicy.check(signature: X509_CRL_get_signature_nid(handle), of: "list")) != nil,
            let key = X509_get0_pubkey(authority.handle)
        else { return false }
        return X509_CRL_verify(handle, key) == 1
    }

    /// Makes a list.
    convenience init(
        revoked: [(serial: String, date: Date, reason: RevocationReason)], number: Int, authority: Certificate,
        key: PrivateKey, thisUpdate: Date, nextUpdate: Date
    ) throws {
        guard let list = X509_CRL_new() else { throw CertificateError.openSSL(.other, "no memory") }
        do {
            try Self.fill(list, authority, thisUpdate, nextUpdate, number)
            for entry in revoked { try Self.add(entry, to: list) }
            guard X509_CRL_sort(list) == 1, X509_CRL_sign(list, key.handle, EVP_sha256()) > 0 else {
                throw CertificateError.openSSL(.other, "the list of revoked certificates cannot be signed")
            }
        } catch {
            X509_CRL_free(list)
            throw error
        }
        try self.init(owning: list)
    }

    private static func fill(
        _ list: OpaquePointer, _ authority: Certificate, _ thisUpdate: Date, _ nextUpdate: Date, _ number: Int
    ) throws {
        var isFilled = X509_CRL_set_version(list, 1) == 1
        isFilled = isFilled && X509_CRL_set_issuer_name(list, X509_get_subject_name(authority.handle)) == 1
        isFilled = try isFilled && thisUpdate.withCertificateTime { X509_CRL_set1_lastUpdate(list, $0) == 1 }
        isFilled = try isFilled && nextUpdate.withCertificateTime { X509_CRL_set1_nextUpdate(list, $0) == 1 }
        guard isFilled, let value = ASN1_INTEGER_new() else {
            throw CertificateError.openSSL(.other, "no list can be made")
        }
        defer { ASN1_INTEGER_free(value) }
        var context = X509V3_CTX()
        X509V3_set_ctx(&context, authority.handle, nil, nil, list, 0)
        guard ASN1_INTEGER_set(value, number) == 1, X509_CRL_add1_ext_i2d(list, NID_crl_number, value, 0, 0) == 1,
            let identifier = X509V3_EXT_nconf_nid(nil, &context, NID_authority_key_identifier, "keyid")
        else { throw CertificateError.openSSL(.other, "no list can be made") }
        defer { X509_EXTENSION_free(identifier) }
        guard X509_CRL_add_ext(list, identifier, -1) == 1 else {
            throw CertificateError.openSSL(.other, "no list can be made")
        }
    }

    private static func add(_ entry: (serial: String, date: Date, reason: RevocationReason), to list: OpaquePointer)
        throws
    {
        guard let revoked = X509_REVOKED_new(), let reason = ASN1_ENUMERATED_new() else {
            throw CertificateError.openSSL(.other, "no memory")
        }
        defer { ASN1_ENUMERATED_free(reason) }
        var isFilled = try SerialNumber.withNumber(entry.serial) { X509_REVOKED_set_serialNumber(revoked, $0) == 1 }
        isFilled = try isFilled && entry.date.withCertificateTime { X509_REVOKED_set_revocationDate(revoked, $0) == 1 }
        if isFilled, entry.reason != .unspecified {
            isFilled =
                ASN1_ENUMERATED_set(reason, entry.reason.rawValue) == 1
                && X509_REVOKED_add1_ext_i2d(revoked, NID_crl_reason, reason, 0, 0) == 1
        }
        guard isFilled, X509_CRL_add0_revoked(list, revoked) == 1 else {
            X509_REVOKED_free(revoked)
            throw CertificateError.openSSL(.other, "\(entry.serial) cannot be put on the list")
        }
    }
}
