import Certificates
import CodeSigning
import Foundation

/// `security import`: puts keys and certificates of a file into a keychain.
struct KeychainImport {
    private let arguments: SecurityArguments
    private let keychain: Keychain

    private static let largest = 1 << 20

    init(_ words: [String]) throws {
        // Which programs may use the key, and its form, are accepted and mean nothing here.
        arguments = try SecurityArguments(
            words, flags: ["A", "x", "w"], values: ["k", "P", "T", "f", "t", "a"])
        let search = KeychainSearch()
        keychain = try arguments.values["k"].map(search.keychain) ?? search.standard
    }

    func run() throws {
        guard let path = arguments.words.first, arguments.words.count == 1 else {
            throw CommandError("security import needs a file", cure: SecurityCommand.usage, status: .wrongUse)
        }
        let file = try Self.file(path, format: arguments.values["f"], passphrase: arguments.values["P"] ?? "")
        var others = file.certificates
        for key in file.keys {
            let own = others.first { $0.belongs(to: key) }
            others.removeAll { $0 == own }
            let chain = others.filter(\.isAuthority)
            try keychain.add(key, own, chain: chain)
            others.removeAll { chain.contains($0) }
        }
        for certificate in others { try keychain.add(certificate) }
        let identities = file.keys.filter { key in file.certificates.contains { $0.belongs(to: key) } }.count
        Self.report(identities, "identity", "identities")
        Self.report(file.keys.count - identities, "key", "keys")
        Self.report(others.count, "certificate", "certificates")
    }

    /// `security add-trusted-cert`: puts the certificate of an authority into a keychain.
    static func addTrusted(_ words: [String]) throws {
        let arguments = try SecurityArguments(words, flags: ["d"], values: ["k", "r", "p"])
        guard let path = arguments.words.first, arguments.words.count == 1 else {
            throw CommandError("security add-trusted-cert needs a file", cure: SecurityCommand.usage, status: .wrongUse)
        }
        let search = KeychainSearch()
        let keychain = try arguments.values["k"].map(search.keychain) ?? search.standard
        for certificate in try file(path, format: nil, passphrase: "").certificates { try keychain.add(certificate) }
    }

    private static func file(_ path: String, format: String?, passphrase: String) throws -> KeychainFile {
        guard let bytes = try KeptFile.read(path, limit: largest) else {
            throw SigningError("\(path): No such file or directory")
        }
        let isText = bytes.starts(with: Array("-----BEGIN".utf8)) || format == "pemseq" || format == "openssl"
        let kind = isText ? .text : KeychainFile.Kind(path) ?? .bundle
        do { return try KeychainFile(bytes, kind: kind, passphrase: passphrase) } catch {
            throw SigningError("SecKeychainItemImport: \(path): \(error)")
        }
    }

    private static func report(_ count: Int, _ one: String, _ many: String) {
        if count > 0 { print("\(count) \(count == 1 ? one : many) imported.") }
    }
}
