import COpenSSL

/// The number of a certificate among those of its authority.
enum SerialNumber {
    /// As hexadecimal digits, as openssl shows them.
    static func text(_ number: UnsafePointer<ASN1_INTEGER>?) throws -> String {
        guard let number, ASN1_STRING_length(number) <= 64, let value = ASN1_INTEGER_to_BN(number, nil) else {
            throw CertificateError.openSSL(.malformed, "the certificate's serial number cannot be read")
        }
        defer { BN_free(value) }
        guard let text = BN_bn2hex(value) else { throw CertificateError.openSSL(.other, "no memory") }
        defer { CRYPTO_free(text, "", 0) }
        return String(cString: text)
    }

    static func withNumber<Result>(_ text: String, _ use: (UnsafeMutablePointer<ASN1_INTEGER>) throws -> Result) throws
        -> Result
    {
        var value: OpaquePointer?
        guard text.utf8.count <= 40, BN_hex2bn(&value, text) == text.utf8.count, let value,
            let number = BN_to_ASN1_INTEGER(value, nil)
        else {
            BN_free(value)
            throw CertificateError(.malformed, "“\(text.prefix(80))” is no serial number: up to 40 hexadecimal digits")
        }
        defer {
            BN_free(value)
            ASN1_INTEGER_free(number)
        }
        return try use(number)
    }

    /// A new one, which nobody can guess: 64 bits, positive, without a zero at its start.
    static func make() throws -> String {
        var bytes = try RandomBytes.make(8)
        bytes[0] = bytes[0] & 0x7f | 0x40
        return bytes.hexadecimal
    }
}
