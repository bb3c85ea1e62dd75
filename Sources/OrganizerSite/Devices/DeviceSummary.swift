import Foundation

/// What the page of a device shows of it.
struct DeviceSummary: Encodable {
    /// Somebody whose signatures count on it.
    struct Authority: Encodable {
        var name: String
        /// SHA-256 of the certificate, in hexadecimal digits.
        var fingerprint: String
        var expires: Date
        /// Certificates that it has revoked; nil if no list is known.
        var revoked: Int?
    }

    var device: DeviceEntry
    /// What apps and provisioning profiles call the device.
    var identifier: String
    var folder: String
    var appCount: Int
    var crashCount: Int
    /// Bytes on the disk: of the apps and their files, and of all.
    var appBytes: Int
    var usedBytes: Int
    var freeBytes: Int
    var authorities: [Authority]
    /// The page that shows its screen, if it is booted.
    var page: String?
}
