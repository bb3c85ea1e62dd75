import Foundation

/// A person.
package struct Account: Sendable, Equatable, Encodable {
    let id: Int64
    /// How the account is called; in small letters.
    package let email: String
    package let name: String
    package let created: Date
    /// True if there is a password for the web site.
    package let hasPassword: Bool

    private enum CodingKeys: CodingKey { case email, name, created, hasPassword }
}
