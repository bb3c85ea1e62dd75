import Archiving
import Certificates
import Foundation

/// A provisioning profile, `.mobileprovision`: which app runs on which devices, signed by whom. A property list in a signed
/// message.
package struct EmbeddedProfile {
    package let message: SignedMessage
    package let values: [String: Any]

    /// The file in an app.
    package static let fileName = "embedded.mobileprovision"
    static let largest = 4 << 20
    private static let mostValues = 100_000

    /// Reads a profile. Whether it counts is asked of ``check(trust:)``.
    ///
    /// - Throws: `SigningError` for what is no profile.
    package init(_ data: Data) throws {
        do {
            guard data.count <= Self.largest else { throw SigningError("it is too large.") }
            message = try SignedMessage([UInt8](data))
            guard let content = message.content else { throw SigningError("it has no content.") }
            let list = try PropertyList.read(
                Data(content), as: PropertyList.isBinary(Data(content)) ? .binary : .markup, maximumDepth: 32,
                maximumCount: Self.mostValues)
            guard let values = try list.foundationValue() as? [String: Any] else {
                throw SigningError("it has no dictionary.")
            }
            self.values = values
        } catch { throw SigningError("The provisioning profile cannot be read: \(error)") }
    }

    package init(path: String) throws { try self.init(SignedFile(path: path).content(most: Self.largest)) }

    package var name: String { values["Name"] as? String ?? "" }
    package var uuid: String { values["UUID"] as? String ?? "" }
    package var expiration: Date? { values["ExpirationDate"] as? Date }
    package var creation: Date? { values["CreationDate"] as? Date }
    package var entitlements: [String: Any] { values["Entitlements"] as? [String: Any] ?? [:] }
    /// "A1B2C3D4E5.com.example.*"
    package var applicationIdentifier: String? { entitlements["application-identifier"] as? String }
    /// The letters and digits before the bundle identifier.
    package var prefixes: [String] { values["ApplicationIdentifierPrefix"] as? [String] ?? [] }
    package var teams: [String] { values["TeamIdentifier"] as? [String] ?? [] }
    /// Identifiers of devices; nil for a profile that names none.
    package var devices: [String]? { values["ProvisionedDevices"] as? [String] }
    package var isForAllDevices: Bool { values["ProvisionsAllDevices"] as? Bool ?? false }
    package var certificates: [Data] { values["DeveloperCertificates"] as? [Data] ?? [] }

    /// True if the profile is for apps with this bundle identifier.
    package func covers(_ identifier: String) -> Bool {
        guard let pattern = applicationIdentifier, let dot = pattern.firstIndex(of: ".") else { return false }
        return AppIdentifierPattern(String(pattern[pattern.index(after: dot)...])).covers(identifier)
    }
}
