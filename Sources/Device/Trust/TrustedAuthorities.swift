import Certificates
import Foundation

/// Whose signatures of apps and provisioning profiles count on a secure device: `Authorities` in the device's folder.
///
///     <fingerprint>.cer   the certificate of an authority
///     <fingerprint>.crl   the list of certificates that it has revoked
///
/// They have nothing to do with servers that apps trust, see `TrustedRoots`.
package struct TrustedAuthorities {
    package let folder: String

    /// Bytes of a file.
    package static let maximumSize = 8 << 20
    private static let mostAuthorities = 100

    package init(deviceFolder: String) { folder = deviceFolder + "/Authorities" }

    /// The certificates, by subject.
    package var certificates: [Certificate] {
        files("cer").compactMap { try? Certificate($0) }.sorted(by: Self.isBefore)
    }

    /// The lists of revoked certificates.
    package var lists: [RevocationList] { files("crl").compactMap { try? RevocationList($0) } }

    private static func isBefore(_ one: Certificate, _ other: Certificate) -> Bool {
        "\(one.subject)" < "\(other.subject)"
    }

    package func trust(at time: Date) -> CertificateTrust {
        CertificateTrust(authorities: certificates, lists: lists, time: time)
    }

    private func files(_ kind: String) -> [[UInt8]] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix("." + kind) }.sorted().prefix(Self.mostAuthorities).compactMap {
            try? KeptFile.read(folder + "/" + $0, limit: Self.maximumSize)
        }
    }

    private func path(_ authority: Certificate, _ kind: String) -> String {
        "\(folder)/\(authority.fingerprint(.sha256).hexadecimal).\(kind)"
    }

    // MARK: Changes

    /// Adds the certificates of authorities that are in a file (PEM or DER), or a list of revoked certificates of one that
    /// is there.
    ///
    /// - Returns: what was added, in words.
    /// - Throws: `storageFailed` for anything else.
    package func add(_ file: [UInt8]) throws -> [String] {
        do {
            if let list = try? RevocationList(file) { return [try add(list)] }
            let certificates = file.first == 0x30 ? [try Certificate(file)] : try Certificate.all(inText: file)
            guard !certificates.isEmpty else {
                throw CertificateError("neither a certificate nor a list of revoked certificates")
            }
            for certificate in certificates where !certificate.isAuthority {
                throw CertificateError("“\(certificate.subject)” may not vouch for others: it is no authority")
            }
            guard self.certificates.count + certificates.count <= Self.mostAuthorities else {
                throw CertificateError("there are \(Self.mostAuthorities) authorities already")
            }
            // A device that was never used has no folder yet. Nobody else may look into either.
            try KeptFile.makeFolder(folder)
            for certificate in certificates { try KeptFile.write(certificate.der, to: path(certificate, "cer")) }
            return certificates.map { "\($0.subject)" }
        } catch let error as CertificateError { throw DeviceError(.storageFailed, "\(error)") }
    }

    private func add(_ list: RevocationList) throws -> String {
        guard let authority = certificates.first(where: { list.isSigned(by: $0) }) else {
            throw CertificateError("the list of revoked certificates is of “\(list.issuer)”, which is not trusted here")
        }
        let path = path(authority, "crl")
        // With an older list, certificates would count again.
        if let bytes = try KeptFile.read(path, limit: Self.maximumSize), let known = try? RevocationList(bytes),
            known.isSigned(by: authority), list.thisUpdate < known.thisUpdate
        {
            throw CertificateError("there is a newer list of “\(list.issuer)” already")
        }
        try KeptFile.write(list.der, to: path)
        return "\(list.revoked.count) revoked certificates of \(list.issuer)"
    }

    /// Removes an authority, with its list.
    ///
    /// - Parameter name: a part of its name, or the beginning of its SHA-256 hash.
    /// - Throws: `storageFailed` if none or more than one is meant.
    package func remove(_ name: String) throws {
        let found = certificates.filter { certificate in
            certificate.fingerprint(.sha256).hexadecimal.hasPrefix(name.uppercased())
                || "\(certificate.subject)".contains(name)
        }
        guard let authority = found.first, found.count == 1, !name.isEmpty else {
            throw DeviceError(
                .storageFailed, "\(found.count) authorities are named “\(name)”. Name one as trust DEVICE list has it.")
        }
        for kind in ["cer", "crl"] { try? FileManager.default.removeItem(atPath: path(authority, kind)) }
    }
}
