import Certificates
import Foundation

/// A folder with private keys and certificates that only its user may enter.
///
///     <name>.p12       a private key with its certificate and those of its authorities (PKCS #12), encrypted
///     <name>.pem       the same as texts, also a private key alone that waits for its certificate
///     <name>.cer       a certificate: of a key beside it, or of an authority
///     password.hash    what the keychain is locked with; without it, the passphrase of its files is empty
///     unlocked         the password while the keychain is unlocked
package struct Keychain {
    package let folder: String

    private static let mostFiles = 1000
    private static let largestFile = 1 << 20
    private static let hashFile = "password.hash"
    private static let openFile = "unlocked"

    package init(folder: String) { self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path }

    package var isThere: Bool { FileManager.default.fileExists(atPath: folder) }

    // MARK: Locking

    /// Makes the keychain's folder.
    ///
    /// - Parameter password: the files' passphrase; empty for a keychain that is never locked.
    package func create(password: String) throws {
        guard !isThere else {
            throw SigningError("\(folder): A keychain with the same name already exists.")
        }
        try KeptFile.makeFolder(folder)
        guard !password.isEmpty else { return }
        try KeptFile.write([UInt8](PasswordHash(of: password).text.utf8), to: folder + "/" + Self.hashFile)
        try unlock(password: password)
    }

    package func unlock(password: String) throws {
        guard let hash = try kept(Self.hashFile) else { return }
        guard try PasswordHash(text: hash).isHash(of: password) else {
            throw SigningError("\(folder): The user name or passphrase you entered is not correct.")
        }
        try KeptFile.write([UInt8](password.utf8), to: folder + "/" + Self.openFile)
    }

    package func lock() throws {
        guard try kept(Self.hashFile) != nil else { return }
        try? FileManager.default.removeItem(atPath: folder + "/" + Self.openFile)
    }

    package var isLocked: Bool {
        get throws { try kept(Self.hashFile) != nil && kept(Self.openFile) == nil }
    }

    /// The passphrase of the files.
    private var passphrase: String {
        get throws {
            guard try !isLocked else {
                throw SigningError("\(folder): is locked. Open it: security unlock-keychain -p PASSWORD \(folder)")
            }
            return try kept(Self.openFile) ?? ""
        }
    }

    private func kept(_ name: String) throws -> String? {
        try KeptFile.read(folder + "/" + name, limit: 4096, isSecret: true).map { String(decoding: $0, as: UTF8.self) }
    }

    package func delete() throws {
        guard isThere else { throw SigningError("\(folder): The specified keychain could not be found.") }
        do { try FileManager.default.removeItem(atPath: folder) } catch {
            throw SigningError("\(folder): cannot be deleted (\(error.localizedDescription)).")
        }
    }

    // MARK: Contents

    /// All keys and certificates. A file that cannot be read is told of in `problems`, and the others count.
    package func contents() throws -> (keys: [PrivateKey], certificates: [Certificate], problems: [String]) {
        guard isThere else { return ([], [], []) }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            .filter { !$0.hasPrefix(".") }
        let passphrase = try passphrase
        var keys: [PrivateKey] = [], certificates: [Certificate] = [], problems: [String] = []
        for name in names.prefix(Self.mostFiles) {
            let path = folder + "/" + name
            do {
                guard let kind = KeychainFile.Kind(path),
                    let bytes = try KeptFile.read(path, limit: Self.largestFile)
                else { continue }
                let file = try KeychainFile(bytes, kind: kind, passphrase: passphrase)
                keys += file.keys
                certificates += file.certificates
            } catch { problems.append("\(path): \(error)") }
        }
        var known: Set<Certificate> = []
        return (keys, certificates.filter { known.insert($0).inserted }, problems)
    }

    /// Adds a key, with what belongs to it, under the hash of its public half.
    ///
    /// - Returns: the file.
    @discardableResult
    package func add(_ key: PrivateKey, _ certificate: Certificate?, chain: [Certificate] = []) throws -> String {
        if !isThere { try create(password: "") }
        let name = Data(Digest.sha1.hash(key.publicKey.der)).hexadecimal
        let bundle = KeyBundle(
            key: key, certificate: certificate, chain: chain, name: certificate?.subject.commonName)
        let path = "\(folder)/\(name).p12"
        try KeptFile.write(try bundle.write(passphrase: passphrase), to: path)
        return path
    }

    /// Adds a certificate, whose key may be there or may be nobody's here.
    @discardableResult
    package func add(_ certificate: Certificate) throws -> String {
        if !isThere { try create(password: "") }
        let path = "\(folder)/\(Data(certificate.fingerprint(.sha1)).hexadecimal).cer"
        try KeptFile.write(certificate.der, to: path)
        return path
    }
}
