import COpenSSL
import Foundation

extension SignedMessage {
    /// Checks the signature, and that its signer may make it.
    ///
    /// - Parameters:
    ///   - detached: the content, if it is not in the message.
    ///   - others: certificates that may be needed and do not travel with the message.
    /// - Throws: `CertificateError` with the reason.
    package func verify(
        detached: [UInt8]? = nil, trust: CertificateTrust, with others: [Certificate] = [], for usage: CertificateUsage,
        exactness: MessageExactness = .meaning
    ) throws -> MessageSignature {
        let signature = try verifyWithoutTrust(detached: detached, with: others)
        let chain = try trust.verify(signature.signer, with: certificates + others, for: usage)
        if exactness == .everyByte, let signers = CMS_get0_SignerInfos(handle),
            let information = verger_signers_at(signers, 0)
        {
            try checkEveryByte(of: information, signer: signature.signer, chain: chain)
        }
        return MessageSignature(
            signer: signature.signer, chain: chain, time: signature.time, content: signature.content)
    }

    /// Checks that the content is what the owner of the signer's certificate has signed, whoever that is.
    package func verifyWithoutTrust(detached: [UInt8]? = nil, with others: [Certificate] = []) throws
        -> MessageSignature
    {
        switch (form, detached) {
        case (.attached, .some): throw CertificateError(.malformed, "the message has content of its own")
        case (.detached, nil): throw CertificateError(.malformed, "the message is a signature without its content")
        default: break
        }
        guard let signers = CMS_get0_SignerInfos(handle), verger_signers_count(signers) == 1 else {
            ERR_clear_error()
            throw CertificateError(.malformed, "a message of one signer was expected")
        }
        let known = try CertificateStack(others)
        let content = try MemoryStream(detached ?? [])
        let output = try MemoryStream()
        let flags = UInt32(CMS_BINARY | CMS_NO_SIGNER_CERT_VERIFY)
        let isRight = CMS_verify(
            handle, known.handle, nil, detached == nil ? nil : content.handle, output.handle, flags)
        guard isRight == 1, let information = verger_signers_at(signers, 0) else {
            throw CertificateError.openSSL(.badSignature, "the signature is not that of the content")
        }
        return MessageSignature(
            signer: try signer(of: information), chain: [], time: Self.signingTime(of: information),
            content: output.bytes)
    }

    private func signer(of information: OpaquePointer) throws -> Certificate {
        var certificate: OpaquePointer?
        var digest: UnsafeMutablePointer<X509_ALGOR>?
        CMS_SignerInfo_get0_algs(information, nil, &certificate, &digest, nil)
        guard let certificate, let digest else {
            throw CertificateError(.malformed, "the signer's certificate is not in the message")
        }
        try SignaturePolicy.check(digest: OBJ_obj2nid(digest.pointee.algorithm), of: "message")
        X509_up_ref(certificate)
        return try Certificate(owning: certificate)
    }

    private static func signingTime(of information: OpaquePointer) -> Date? {
        defer { ERR_clear_error() }
        let name = OBJ_nid2obj(NID_pkcs9_signingTime)
        for type in [V_ASN1_UTCTIME, V_ASN1_GENERALIZEDTIME] {
            // -3: one attribute with one value, or none.
            guard let value = CMS_signed_get0_data_by_OBJ(information, name, -3, type) else { continue }
            return Date(value.assumingMemoryBound(to: ASN1_TIME.self))
        }
        return nil
    }
}
