/// Where the words come from that a service's secrets are encrypted with.
package enum Passphrase: Sendable {
    case given(String)
    /// A file that only its owner may read. At the first start it is made, with words nobody can guess.
    case file(String)

    /// The words with which something was encrypted before.
    package func knownWords() throws -> String {
        if case .file(let path) = self, try Self.read(path) == nil {
            // New words in its place would open nothing, and hide what is wrong.
            throw CertificateError(
                .wrongPassphrase, "\(path) is not there, and the words that were in it are needed to open the keys")
        }
        return try words()
    }

    package func words() throws -> String {
        switch self {
        case .given(let words):
            guard !words.isEmpty else { throw CertificateError(.wrongPassphrase, "a passphrase is not empty") }
            return words
        case .file(let path):
            if let words = try Self.read(path) { return words }
            do { try KeptFile.write([UInt8](RandomBytes.text(bytes: 24).utf8) + [10], to: path, isNew: true) } catch {
                // Another program may have made it in the meantime.
                guard try Self.read(path) != nil else { throw error }
            }
            return try Self.read(path) ?? ""
        }
    }

    private static func read(_ path: String) throws -> String? {
        guard let bytes = try KeptFile.read(path, limit: 4096, isSecret: true) else { return nil }
        let words = String(decoding: bytes.prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
        guard !words.isEmpty else { throw CertificateError(.file, "\(path): its first line, the passphrase, is empty") }
        return words
    }
}
