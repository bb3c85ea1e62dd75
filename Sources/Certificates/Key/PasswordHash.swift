import COpenSSL

/// A password as it is kept: hashed with scrypt (RFC 7914) and a salt of its own, so that who steals the hashes has to try
/// each password at a cost of 16 MB and a twentieth of a second.
package struct PasswordHash: Sendable, Equatable {
    private static let (cost, blockSize, parallel) = (UInt64(16384), UInt64(8), UInt64(1))
    private let salt: [UInt8], hash: [UInt8]

    /// Longer ones are refused: they are no passwords.
    package static let longest = 1024

    package init(of password: String) throws {
        salt = try RandomBytes.make(16)
        hash = try Self.hash(password, salt)
    }

    /// What ``text`` was.
    package init(text: String) throws {
        let parts = text.split(separator: "$", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "scrypt-16384-8-1", let salt = [UInt8](hexadecimal: parts[1]),
            let hash = [UInt8](hexadecimal: parts[2]), salt.count == 16, hash.count == 32
        else { throw CertificateError(.malformed, "not the hash of a password") }
        (self.salt, self.hash) = (salt, hash)
    }

    /// For a database.
    package var text: String { "scrypt-16384-8-1$\(salt.hexadecimal)$\(hash.hexadecimal)" }

    package func isHash(of password: String) -> Bool {
        guard let other = try? Self.hash(password, salt) else { return false }
        return hash.isSameSecret(as: other)
    }

    private static func hash(_ password: String, _ salt: [UInt8]) throws -> [UInt8] {
        guard password.utf8.count <= longest else {
            throw CertificateError(.tooLarge, "a password has at most \(longest) bytes")
        }
        var hash = [UInt8](repeating: 0, count: 32)
        guard
            EVP_PBE_scrypt(
                password, password.utf8.count, salt, salt.count, cost, blockSize, parallel, 64 << 20, &hash, hash.count)
                == 1
        else { throw CertificateError.openSSL(.other, "the password cannot be hashed") }
        return hash
    }
}

extension [UInt8] {
    /// - Returns: nil unless the text is pairs of hexadecimal digits.
    package init?(hexadecimal text: some StringProtocol) {
        let digits = [UInt8](text.utf8)
        guard digits.count % 2 == 0 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(digits.count / 2)
        for index in stride(from: 0, to: digits.count, by: 2) {
            guard let high = Self.value(digits[index]), let low = Self.value(digits[index + 1]) else { return nil }
            bytes.append(high << 4 | low)
        }
        self = bytes
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
