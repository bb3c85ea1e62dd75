import Certificates
import Foundation

/// The keychains of a user: the one that is always there, and those that were made beside it.
///
///     <data folder>/keychain              the usual one
///     <data folder>/keychains/<name>      others, by the name they were made with
///     <data folder>/keychains/.search     in which ones identities are looked for: a path a line
///     <data folder>/keychains/.default    the one that gets what is imported
package struct KeychainSearch {
    private let data: String
    private static let mostKeychains = 100

    /// - Parameter environment: says where the user's data are (`DataFolder`).
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        data = DataFolder.path(environment: environment)
    }

    /// The keychain that is always there, though its folder may not be yet.
    package var usual: Keychain { Keychain(folder: data + "/keychain") }

    /// A keychain by name or path. `login.keychain` is the usual one.
    package func keychain(_ name: String) -> Keychain {
        let last = (name as NSString).lastPathComponent
        if ["login.keychain", "login.keychain-db", "login"].contains(last) { return usual }
        if name.contains("/") { return Keychain(folder: name) }
        return Keychain(folder: data + "/keychains/" + name)
    }

    package var listed: [Keychain] {
        get throws {
            guard let paths = try lines(".search") else { return [usual] }
            return paths.prefix(Self.mostKeychains).map { Keychain(folder: $0) }
        }
    }

    package func setListed(_ keychains: [Keychain]) throws { try write(keychains.map(\.folder), to: ".search") }

    package var standard: Keychain {
        get throws { try lines(".default")?.first.map { Keychain(folder: $0) } ?? usual }
    }

    package func setStandard(_ keychain: Keychain) throws { try write([keychain.folder], to: ".default") }

    /// Forgets a keychain that was deleted.
    package func remove(_ keychain: Keychain) throws {
        try setListed(listed.filter { $0.folder != keychain.folder })
        if try standard.folder == keychain.folder { try setStandard(usual) }
    }

    private func lines(_ name: String) throws -> [String]? {
        guard let bytes = try KeptFile.read("\(data)/keychains/\(name)", limit: 1 << 16) else { return nil }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func write(_ lines: [String], to name: String) throws {
        try KeptFile.makeFolder(data + "/keychains")
        try KeptFile.write([UInt8]((lines.joined(separator: "\n") + "\n").utf8), to: "\(data)/keychains/\(name)")
    }
}
