import Foundation

/// The authority that vouches for the devices of a user, as the maker of phones does: each device gets a certificate with its
/// identifier at its first need. Who trusts the authority knows that a message is of the device that it names.
package struct DeviceAuthority: Sendable {
    /// See `Authority`.
    package let folder: String
    private let passphrase: Passphrase

    package init(folder: String, passphrase: Passphrase) {
        self.folder = folder
        self.passphrase = passphrase
    }

    /// - Parameter environment: says where the user's data are (``DataFolder``), and where settings.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        folder = Self.folder(inDataFolder: DataFolder.path(environment: environment))
        let home = environment["HOME"] ?? NSHomeDirectory()
        let settings = environment["VERGER_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.config/verger"
        passphrase = .file(settings + "/device-passphrase")
    }

    package static func folder(inDataFolder data: String) -> String { data + "/device-authority" }

    /// The certificate of the authority in a folder; nil as long as no device has asked for one of its own.
    package static func certificate(inFolder folder: String) throws -> Certificate? {
        try KeptFile.read(folder + "/authority.pem", limit: Certificate.limit).map { try Certificate($0) }
    }

    /// Issues the certificate of a device. At the first one the authority is made.
    ///
    /// - Parameter identifier: 40 hexadecimal digits.
    package func certify(_ key: PublicKey, ofDevice identifier: String, now: Date = Date()) throws -> Certificate {
        if case .file(let path) = passphrase {
            let settings = (path as NSString).deletingLastPathComponent
            if !FileManager.default.fileExists(atPath: settings) { try KeptFile.makeFolder(settings) }
        }
        let authority = try Authority(
            folder: folder, passphrase: passphrase, name: "Verger iPhone Device Certification Authority", now: now)
        let subject = CertificateSubject(
            commonName: CertificateKind.device.commonName(identifier), organization: "Verger", country: "US")
        return try authority.issue(.device, to: key, subject: subject, now: now)
    }
}
