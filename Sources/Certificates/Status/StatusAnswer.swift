import COpenSSL
import Foundation

/// What an authority answers to a ``StatusRequest``.
enum StatusAnswer {
    /// Why there is no answer, in words of the protocol.
    enum Refusal: Int32 {
        case malformedRequest = 1
        case internalError = 2
    }

    static func refusal(_ refusal: Refusal) throws -> [UInt8] { try encode(refusal.rawValue, nil) }

    /// - Parameter statuses: those of the request's certificates, in its order.
    static func sign(
        _ statuses: [CertificateStatus], for request: StatusRequest, by authority: Certificate, key: PrivateKey,
        thisUpdate: Date, nextUpdate: Date
    ) throws -> [UInt8] {
        guard let answer = OCSP_BASICRESP_new() else { throw CertificateError.openSSL(.other, "no memory") }
        defer { OCSP_BASICRESP_free(answer) }
        for (certificate, status) in zip(request.certificates, statuses) {
            let isAdded = try thisUpdate.withCertificateTime { start in
                try nextUpdate.withCertificateTime { end in
                    guard case .revoked(let date, let reason) = status else {
                        return OCSP_basic_add1_status(
                            answer, certificate.identifier, status.code, 0, nil, start, end) != nil
                    }
                    let code = reason == .unspecified ? OCSP_REVOKED_STATUS_NOSTATUS : Int32(reason.rawValue)
                    return try date.withCertificateTime {
                        OCSP_basic_add1_status(answer, certificate.identifier, status.code, code, $0, start, end) != nil
                    }
                }
            }
            guard isAdded else { throw CertificateError.openSSL(.other, "no status can be told") }
        }
        // Nobody can play an old answer to who has put a number into the question.
        guard OCSP_copy_nonce(answer, request.handle) > 0,
            OCSP_basic_sign(answer, authority.handle, key.handle, EVP_sha256(), nil, 0) == 1
        else { throw CertificateError.openSSL(.other, "the status cannot be signed") }
        return try encode(OCSP_RESPONSE_STATUS_SUCCESSFUL, answer)
    }

    private static func encode(_ status: Int32, _ answer: OpaquePointer?) throws -> [UInt8] {
        guard let response = OCSP_response_create(status, answer) else {
            throw CertificateError.openSSL(.other, "no memory")
        }
        defer { OCSP_RESPONSE_free(response) }
        return try DEREncoding.encode { i2d_OCSP_RESPONSE(response, $0) }
    }
}
