import Foundation

/// A device on which a team's apps may run before they are published.
package struct RegisteredDevice: Sendable, Equatable, Encodable {
    let id: Int64
    /// 40 hexadecimal digits in small letters.
    package let udid: String
    package let name: String
    package let added: Date
    /// When it was taken off the list; its place is free in the next year of membership.
    package let removed: Date?

    private enum CodingKeys: CodingKey { case udid, name, added, removed }

    static func check(_ udid: String) throws -> String {
        let text = udid.trimmingCharacters(in: .whitespaces).lowercased()
        guard text.utf8.count == 40, text.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
            throw PortalError(
                .invalid, "“\(udid.prefix(80))” is no device: its identifier has 40 hexadecimal digits.",
                cure:
                    "The Organizer shows it, and “verger portal device add --verger NAME” takes it from a device of Verger."
            )
        }
        return text
    }
}
