import Certificates

/// Which certificates their authorities have taken back, by files that may change while the gateway runs.
final class RevokedCertificates: Sendable {
    private let lists: [WatchedFile<Set<String>>]
    private static let limit = 64 << 20

    init(paths: [String]) {
        lists = paths.map { path in
            WatchedFile(path: path, limit: Self.limit) { Set(try RevocationList($0).revoked.keys) }
        }
    }

    /// - Throws: if a list cannot be read: nobody is let in then.
    func contains(_ certificate: Certificate) throws -> Bool {
        try lists.contains { try $0.value()?.contains(certificate.serial) ?? false }
    }
}
