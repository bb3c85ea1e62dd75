import Foundation

/// Certificates that do not count any longer.
extension Authority {
    /// What is kept of a revoked certificate.
    private struct Revocation: Codable {
        var serial: String
        /// Whole seconds since 1970.
        var date: Int
        var reason: RevocationReason
    }

    private struct Revocations: Codable {
        /// The number of the list that was signed last; each one has a higher number.
        var number = 0
        var entries: [Revocation] = []
    }

    private static let limit = 64 << 20

    /// Revokes a certificate. For one that is revoked already nothing happens.
    ///
    /// - Throws: for a number that the authority has not issued.
    package func revoke(serial: String, reason: RevocationReason = .unspecified, now: Date = Date()) throws {
        guard try certificate(serial: serial) != nil else {
            throw CertificateError("no certificate \(serial) was issued by “\(certificate.name)”")
        }
        let turn = try FolderLock(folder)
        defer { turn.end() }
        var revocations = try readRevocations()
        guard !revocations.entries.contains(where: { $0.serial == serial }) else { return }
        revocations.entries.append(Revocation(serial: serial, date: Int(now.timeIntervalSince1970), reason: reason))
        try sign(&revocations, now: now)
    }

    /// The list of revoked certificates: the one signed last, or a new one after half of its time.
    package func revocationList(now: Date = Date()) throws -> RevocationList {
        let turn = try FolderLock(folder)
        defer { turn.end() }
        if let bytes = try KeptFile.read(listPath, limit: Self.limit), let list = try? RevocationList(bytes),
            list.isSigned(by: certificate), list.thisUpdate <= now,
            now < list.thisUpdate.addingTimeInterval(Self.listLifetime / 2)
        {
            return list
        }
        var revocations = try readRevocations()
        return try sign(&revocations, now: now)
    }

    /// Since when a certificate does not count any more, and why; nil for one that is not revoked.
    func revocation(ofSerial serial: String) throws -> (date: Date, reason: RevocationReason)? {
        try readRevocations().entries.first { $0.serial == serial }
            .map { (Date(timeIntervalSince1970: Double($0.date)), $0.reason) }
    }

    /// Seconds until a list has to be replaced.
    private static let listLifetime: TimeInterval = 7 * 86400

    private var listPath: String { folder + "/revoked.crl" }
    private var revocationsPath: String { folder + "/revoked.json" }

    private func readRevocations() throws -> Revocations {
        guard let bytes = try KeptFile.read(revocationsPath, limit: Self.limit) else { return Revocations() }
        do { return try JSONDecoder().decode(Revocations.self, from: Data(bytes)) } catch {
            // To begin anew would make revoked certificates count again.
            throw CertificateError(.file, "\(revocationsPath): cannot be read, and says which certificates are revoked")
        }
    }

    /// Signs a list of these revocations and keeps both. The entries first: a list can be signed again.
    @discardableResult
    private func sign(_ revocations: inout Revocations, now: Date) throws -> RevocationList {
        revocations.number += 1
        let list = try RevocationList(
            revoked: revocations.entries.map {
                ($0.serial, Date(timeIntervalSince1970: Double($0.date)), $0.reason)
            }, number: revocations.number, authority: certificate, key: key, thisUpdate: now,
            nextUpdate: now.addingTimeInterval(Self.listLifetime))
        try KeptFile.write([UInt8](JSONEncoder().encode(revocations)), to: revocationsPath)
        try KeptFile.write(list.der, to: listPath, mode: 0o644)
        return list
    }
}
