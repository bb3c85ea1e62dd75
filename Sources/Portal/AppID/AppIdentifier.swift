import Foundation

/// An App ID: a prefix of ten letters and digits, and a bundle identifier (explicit), or the beginning of several (wildcard).
package struct AppIdentifier: Sendable, Equatable, Encodable {
    let id: Int64
    /// Apps whose App IDs share it can share passwords in the keychain.
    package let prefix: String
    /// "com.example.app", "com.example.*" or "*"
    package let bundle: String
    package let name: String
    package let services: Set<AppService>
    package let created: Date

    private enum CodingKeys: CodingKey { case prefix, bundle, name, services, created }

    package var isWildcard: Bool { bundle.hasSuffix("*") }
    /// With the prefix, as it stands in profiles.
    package var text: String { "\(prefix).\(bundle)" }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(prefix, forKey: .prefix)
        try values.encode(bundle, forKey: .bundle)
        try values.encode(name, forKey: .name)
        try values.encode(services.sorted(), forKey: .services)
        try values.encode(created, forKey: .created)
    }

    /// - Returns: the bundle identifier, checked: letters, digits, hyphens and periods; an asterisk as its last part only.
    static func check(_ bundle: String) throws -> String {
        let parts = bundle.split(separator: ".", omittingEmptySubsequences: false)
        let isRight = parts.enumerated().allSatisfy { index, part in
            if part == "*" { return index == parts.count - 1 }
            return !part.isEmpty
                && part.utf8.allSatisfy { byte in
                    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
                        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                        || byte == UInt8(ascii: "-")
                }
        }
        guard isRight, bundle.utf8.count <= 155 else {
            throw PortalError(
                .invalid, "“\(bundle.prefix(200))” is no App ID.",
                cure:
                    "Write com.example.app, or com.example.* for several apps, or * for all: letters, digits, - and . only."
            )
        }
        return bundle
    }
}
