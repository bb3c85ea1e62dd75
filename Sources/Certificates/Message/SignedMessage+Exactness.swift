import COpenSSL

/// No signature covers how a message of RFC 5652 is put together. This looks at these bytes, so that nothing can be changed
/// without being noticed.
extension SignedMessage {
    /// - Parameters:
    ///   - signer: whose signature was found to be right.
    ///   - chain: from the signer to an authority.
    func checkEveryByte(of information: OpaquePointer, signer: Certificate, chain: [Certificate]) throws {
        let fault = try firstFault(of: information, signer: signer, chain: chain)
        if let fault { throw CertificateError(.badSignature, "the signed message was changed: \(fault)") }
    }

    private func firstFault(of information: OpaquePointer, signer: Certificate, chain: [Certificate]) throws -> String?
    {
        guard try DEREncoding.encode({ i2d_CMS_ContentInfo(handle, $0) }) == der else {
            return "not written as DER has it"
        }
        guard try Set(certificates).isSubset(of: chain), try certificates.count == Set(certificates).count else {
            return "a certificate does not belong to it"
        }
        var (digest, algorithm): (UnsafeMutablePointer<X509_ALGOR>?, UnsafeMutablePointer<X509_ALGOR>?)
        CMS_SignerInfo_get0_algs(information, nil, nil, &digest, &algorithm)
        guard let digest, let algorithm, isRight(algorithm, digest, signer) else {
            return "the algorithm of the signature"
        }
        guard CMS_unsigned_get_attr_count(information) <= 0 else { return "attributes that are not signed" }
        return faultOfStructure(signer: signer)
    }

    /// True if the algorithm is the one of this key and this hash.
    private func isRight(
        _ algorithm: UnsafeMutablePointer<X509_ALGOR>, _ digest: UnsafeMutablePointer<X509_ALGOR>, _ signer: Certificate
    ) -> Bool {
        let (used, hash) = (OBJ_obj2nid(algorithm.pointee.algorithm), OBJ_obj2nid(digest.pointee.algorithm))
        let isElliptic = (try? signer.publicKey.algorithm) == .ellipticP256
        if !isElliptic, used == NID_rsaEncryption { return hasPlainParameters(algorithm, isElliptic: false) }
        var (hashOfUsed, kind): (Int32, Int32) = (NID_undef, NID_undef)
        OBJ_find_sigid_algs(used, &hashOfUsed, &kind)
        return hashOfUsed == hash && kind == (isElliptic ? NID_X9_62_id_ecPublicKey : NID_rsaEncryption)
            && hasPlainParameters(algorithm, isElliptic: isElliptic)
    }

    /// RSA has the parameter NULL, elliptic curves none.
    private func hasPlainParameters(_ algorithm: UnsafeMutablePointer<X509_ALGOR>, isElliptic: Bool) -> Bool {
        var type: Int32 = 0
        X509_ALGOR_get0(nil, &type, nil, algorithm)
        return type == (isElliptic ? V_ASN1_UNDEF : V_ASN1_NULL)
    }

    /// Versions, the kind of content, the hash, and by what the signer is named.
    private func faultOfStructure(signer: Certificate) -> String? {
        guard let message = DERElement(der[...])?.parts.last?.parts.first?.parts, message.count == 5,
            let information = message[4].parts.first?.parts, information.count == 6
        else { return "its parts" }
        let isNamedByIssuer = information[1].tag == 0x30
        let version: UInt8 = isNamedByIssuer ? 1 : 3
        guard [message[0], information[0]].allSatisfy({ $0.tag == 2 && Array($0.content) == [version] }) else {
            return "a version"
        }
        // Beside certificates there may be other things among them, at which nobody looks.
        guard message[3].tag == 0xa0, message[3].parts.count == (try? certificates.count),
            message[3].parts.allSatisfy({ $0.tag == 0x30 })
        else { return "its certificates" }
        guard let hash = message[1].parts.first, message[1].parts.count == 1, hash.bytes == information[2].bytes,
            hash.parts.count == 1
        else { return "the hash" }
        // 1.2.840.113549.1.7.1: bytes of any kind.
        guard Array(message[2].parts.first?.content ?? []) == [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, 1] else {
            return "the kind of its content"
        }
        // The name is compared without its case elsewhere.
        guard !isNamedByIssuer || information[1].parts.first.map({ Array($0.bytes) }) == signer.issuerName else {
            return "the signer's name"
        }
        return nil
    }
}

extension Certificate {
    /// The distinguished name of who issued it, as DER.
    fileprivate var issuerName: [UInt8]? {
        var (start, count): (UnsafePointer<UInt8>?, Int) = (nil, 0)
        guard X509_NAME_get0_der(X509_get_issuer_name(handle), &start, &count) == 1 else { return nil }
        return [UInt8](UnsafeBufferPointer(start: start, count: count))
    }
}
