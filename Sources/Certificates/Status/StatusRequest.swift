import COpenSSL
import Foundation

/// A question whether certificates count still (OCSP, RFC 6960).
final class StatusRequest {
    /// A certificate that is asked for, by its number and hashes of its authority's name and key.
    struct Certificate {
        let identifier: OpaquePointer
        let serial: String
    }

    let handle: OpaquePointer
    /// They belong to the request.
    let certificates: [Certificate]

    /// Bytes of a request: one certificate takes about 80.
    static let limit = 64 << 10
    private static let mostCertificates = 100

    /// - Throws: for what is no request, and for one with more than a hundred certificates.
    init(_ bytes: [UInt8]) throws {
        handle = try DEREncoding.decode(
            bytes, as: "request for a certificate’s status", limit: Self.limit, free: OCSP_REQUEST_free
        ) { d2i_OCSP_REQUEST(nil, $0, $1) }
        do {
            let count = OCSP_request_onereq_count(handle)
            guard 1...Self.mostCertificates ~= Int(count) else {
                throw CertificateError(.tooLarge, "a request for the status of \(count) certificates")
            }
            var found: [Certificate] = []
            for index in 0..<count {
                var serial: UnsafeMutablePointer<ASN1_INTEGER>?
                guard let entry = OCSP_request_onereq_get0(handle, index),
                    let identifier = OCSP_onereq_get0_id(entry),
                    OCSP_id_get0_info(nil, nil, nil, &serial, identifier) == 1
                else { throw CertificateError.openSSL(.malformed, "not a request for a certificate’s status") }
                found.append(Certificate(identifier: identifier, serial: try SerialNumber.text(serial)))
            }
            certificates = found
        } catch {
            OCSP_REQUEST_free(handle)
            throw error
        }
    }

    deinit { OCSP_REQUEST_free(handle) }

    /// True if a certificate in the request is one of this authority's, whatever its number.
    static func isOf(_ authority: Certificates.Certificate, _ identifier: OpaquePointer) -> Bool {
        defer { ERR_clear_error() }
        var algorithm: OpaquePointer?
        guard OCSP_id_get0_info(nil, &algorithm, nil, nil, identifier) == 1, let algorithm,
            // What the hash is for is no secret, so SHA-1 does: openssl asks with it.
            let digest = EVP_get_digestbyname(OBJ_nid2sn(OBJ_obj2nid(algorithm))),
            let own = OCSP_cert_to_id(digest, nil, authority.handle)
        else { return false }
        defer { OCSP_CERTID_free(own) }
        return OCSP_id_issuer_cmp(own, identifier) == 0
    }
}
