/// An App ID: a bundle identifier, or the beginning of several with an asterisk at its end.
package struct AppIdentifierPattern {
    private let text: String

    package init(_ text: String) { self.text = text }

    /// True if an app with this bundle identifier, or an entitlement with this value, is meant.
    ///
    /// An asterisk stands at the end only, alone or after a period, and for at least one character.
    package func covers(_ identifier: String) -> Bool {
        guard text.hasSuffix("*") else { return text.utf8.elementsEqual(identifier.utf8) }
        let start = text.dropLast()
        guard start.isEmpty || start.hasSuffix("."), !start.contains("*") else { return false }
        return identifier.utf8.count > start.utf8.count && identifier.utf8.starts(with: start.utf8)
    }
}
