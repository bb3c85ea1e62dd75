import COpenSSL

/// Signatures on the curve P-256 in two forms: DER, and the two numbers of 32 bytes one after the other (RFC 7518).
enum TokenSignature {
    private static let numberSize = 32

    static func der(of raw: [UInt8]) throws -> [UInt8] {
        guard raw.count == 2 * numberSize, let signature = ECDSA_SIG_new() else {
            throw CertificateError(.malformed, "an ES256 signature of \(raw.count) bytes: it has \(2 * numberSize)")
        }
        defer { ECDSA_SIG_free(signature) }
        let (first, second) = raw.withUnsafeBufferPointer { bytes in
            (
                BN_bin2bn(bytes.baseAddress, Int32(numberSize), nil),
                BN_bin2bn(bytes.baseAddress.map { $0 + numberSize }, Int32(numberSize), nil)
            )
        }
        guard ECDSA_SIG_set0(signature, first, second) == 1 else {
            BN_free(first)
            BN_free(second)
            throw CertificateError.openSSL(.other, "no memory")
        }
        return try DEREncoding.encode { i2d_ECDSA_SIG(signature, $0) }
    }

    static func raw(of der: [UInt8]) throws -> [UInt8] {
        let signature = try DEREncoding.decode(der, as: "signature", limit: 1024, free: ECDSA_SIG_free) {
            d2i_ECDSA_SIG(nil, $0, $1)
        }
        defer { ECDSA_SIG_free(signature) }
        return try [ECDSA_SIG_get0_r(signature), ECDSA_SIG_get0_s(signature)].flatMap { number in
            var bytes = [UInt8](repeating: 0, count: numberSize)
            guard BN_bn2binpad(number, &bytes, Int32(numberSize)) == numberSize else {
                throw CertificateError.openSSL(.malformed, "a signature of another curve")
            }
            return bytes
        }
    }
}
