import COpenSSL
import Foundation

extension SignedMessage {
    /// Signs content.
    ///
    /// - Parameters:
    ///   - signer: the certificate of `key`; it travels with the message, as `chain` does.
    ///   - time: stands in the message as the time of signing, as the signer says.
    package static func sign(
        _ content: [UInt8], by signer: Certificate, key: PrivateKey, chain: [Certificate] = [],
        form: Form = .attached, digest: Digest = .sha256, time: Date = Date()
    ) throws -> SignedMessage {
        guard signer.belongs(to: key) else {
            throw CertificateError("the key is not that of “\(signer.name)”")
        }
        // The content is bytes, not lines of text; what the signer's mail program can read is of no interest.
        let flags = UInt32(CMS_BINARY | CMS_NOSMIMECAP | CMS_PARTIAL) | (form == .detached ? UInt32(CMS_DETACHED) : 0)
        let others = try CertificateStack(chain)
        guard let message = CMS_sign(nil, nil, others.handle, nil, flags) else {
            throw CertificateError.openSSL(.other, "nothing can be signed")
        }
        var isOwned = true
        defer { if isOwned { CMS_ContentInfo_free(message) } }
        guard let information = CMS_add1_signer(message, signer.handle, key.handle, digest.algorithm, flags) else {
            throw CertificateError.openSSL(.other, "“\(signer.name)” cannot sign")
        }
        try time.withCertificateTime { moment in
            let status = CMS_signed_add1_attr_by_NID(
                information, NID_pkcs9_signingTime, moment.pointee.type, moment, -1)
            guard status == 1 else { throw CertificateError.openSSL(.other, "the time of signing cannot be noted") }
        }
        let stream = try MemoryStream(content)
        guard CMS_final(message, stream.handle, nil, flags) == 1 else {
            throw CertificateError.openSSL(.other, "“\(signer.name)” cannot sign")
        }
        let der = try DEREncoding.encode { i2d_CMS_ContentInfo(message, $0) }
        isOwned = false
        return try SignedMessage(owning: message, der: der)
    }
}
