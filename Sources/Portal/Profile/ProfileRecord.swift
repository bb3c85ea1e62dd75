import Foundation

/// A provisioning profile that was made.
package struct ProfileRecord: Sendable, Equatable, Encodable {
    package enum State: String, Sendable, Codable {
        case valid
        case expired
        /// A certificate, a device or the App ID in it is not as it was: it has to be made again.
        case invalid
    }

    let id: Int64
    package let name: String
    package let kind: ProfileKind
    /// The App ID's bundle identifier.
    package let app: String
    package let uuid: String
    package let created: Date
    package let expires: Date
    package let state: State
    /// Numbers of certificates.
    package let certificates: [Int64]
    /// Identifiers of devices.
    package let devices: [String]

    private enum CodingKeys: CodingKey {
        case name, kind, app, uuid, created, expires, state, certificates, devices
    }
}
