import Foundation

/// A key with which a provider signs the tokens that it sends notifications with (ES256).
package struct PushKey: Sendable, Equatable, Encodable {
    let id: Int64
    /// Ten letters and digits, the `kid` of tokens.
    package let identifier: String
    package let name: String
    package let created: Date
    package let revoked: Date?

    private enum CodingKeys: CodingKey { case identifier, name, created, revoked }
}
