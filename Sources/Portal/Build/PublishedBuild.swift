import Foundation

/// A build that was given to testers.
package struct PublishedBuild: Sendable, Equatable, Encodable {
    /// The number by which commands and pages name it.
    package let number: Int64
    package let bundle: String
    package let title: String
    /// "1.2"; that of the build if the app has no other.
    package let version: String
    /// `CFBundleVersion`
    package let build: String
    package let kind: ProfileKind
    /// The oldest system that it runs on, as the app says.
    package let system: String?
    /// Bytes of the `.ipa`, and their SHA-256 in hexadecimal digits.
    package let size: Int
    package let hash: String
    package let notes: String
    /// Who has published it, and when.
    package let publisher: String
    package let published: Date
    /// How many devices its profile names, the profile's name, and its last day.
    package let devices: Int
    package let profile: String
    package let expires: Date
    let file: String
    package let icons: BuildIconList

    private enum CodingKeys: CodingKey {
        case number, bundle, title, version, build, kind, system, size, hash, notes, publisher, published, devices
        case profile, expires
    }

    /// "2 devices"
    package var deviceCount: String { devices == 1 ? "1 device" : "\(devices) devices" }

    /// "1.2 (45)"
    package var fullVersion: String { version == build ? version : "\(version) (\(build))" }
}
