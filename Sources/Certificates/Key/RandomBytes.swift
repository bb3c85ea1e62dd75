import COpenSSL

/// Bytes that nobody can guess.
package enum RandomBytes {
    package static func make(_ count: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        guard RAND_bytes(&bytes, Int32(count)) == 1 else { throw CertificateError.openSSL(.other, "no random numbers") }
        return bytes
    }

    /// A secret in letters and digits of hexadecimal numbers.
    package static func text(bytes count: Int) throws -> String { try make(count).hexadecimal }
}

extension [UInt8] {
    /// As pairs of capital hexadecimal digits.
    package var hexadecimal: String {
        let digits = [UInt8]("0123456789ABCDEF".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(count * 2)
        for byte in self { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }

    /// Compares in a time that does not tell where the difference is.
    package func isSameSecret(as other: [UInt8]) -> Bool {
        count == other.count && CRYPTO_memcmp(self, other, count) == 0
    }
}
