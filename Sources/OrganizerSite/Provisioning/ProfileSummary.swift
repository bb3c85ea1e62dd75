import Certificates
import CodeSigning
import Foundation

/// A provisioning profile as the page shows it.
struct ProfileSummary: Encodable {
    /// A certificate that may sign with the profile.
    struct Signer: Encodable {
        var name: String
        var expires: Date?
        /// Whether its private key is in the user's keychains.
        var isInKeychain: Bool
    }

    var uuid: String
    var name: String
    /// With the prefix: "A1B2C3D4E5.com.example.*"
    var appIdentifier: String
    var kind: String
    var created: Date?
    var expires: Date?
    var isExpired: Bool
    var team: String
    var devices: [String]
    var signers: [Signer]
    /// Why it does not count on the device that is shown; nil if it does, or if no device is shown.
    var objection: String?
    /// The app that it is in; nil for one of the user's folder.
    var app: String?
    var isInLibrary: Bool

    /// - Parameter keys: the SHA-1 hashes of the certificates whose private keys are in the keychains.
    init(_ profile: EmbeddedProfile, keys: Set<String>, now: Date, app: String? = nil, isInLibrary: Bool) {
        uuid = profile.uuid
        name = profile.name
        appIdentifier = profile.applicationIdentifier ?? ""
        kind = Self.kind(of: profile)
        created = profile.creation
        expires = profile.expiration
        isExpired = profile.expiration.map { $0 <= now } ?? true
        team = profile.teams.joined(separator: ", ")
        devices = profile.devices ?? []
        signers = profile.certificates.prefix(Self.mostSigners).map { data in
            guard let certificate = try? Certificate(der: [UInt8](data)) else {
                return Signer(name: "damaged certificate", expires: nil, isInKeychain: false)
            }
            let fingerprint = Data(certificate.fingerprint(.sha1)).hexadecimal.uppercased()
            return Signer(
                name: certificate.subject.commonName ?? certificate.serial, expires: certificate.notAfter,
                isInKeychain: keys.contains(fingerprint))
        }
        self.app = app
        self.isInLibrary = isInLibrary
    }

    private static let mostSigners = 100

    /// What Xcode called the kinds. A debugger may enter what is signed for development.
    private static func kind(of profile: EmbeddedProfile) -> String {
        if profile.entitlements["get-task-allow"] as? Bool == true { return "Development" }
        if profile.isForAllDevices { return "In House" }
        return profile.devices == nil ? "App Store" : "Ad Hoc"
    }
}
