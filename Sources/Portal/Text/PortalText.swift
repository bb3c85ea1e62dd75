import Foundation

/// Texts that people give the portal, which later stand in certificates, profiles and pages.
enum PortalText {
    /// A name for people: one line without controls.
    ///
    /// - Parameter what: what is named, for errors: "The team's name".
    static func name(_ text: String, of what: String) throws -> String {
        let name = text.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty, name.utf8.count <= 100 else {
            throw PortalError(.invalid, "\(what) has 1 to 100 bytes, not \(name.utf8.count).")
        }
        guard !name.unicodeScalars.contains(where: { CharacterSet.controlCharacters.contains($0) }) else {
            throw PortalError(.invalid, "\(what) has characters that cannot be seen.")
        }
        return name
    }

    /// An address of electronic mail, which is how an account is called.
    static func address(_ text: String) throws -> String {
        let address = text.trimmingCharacters(in: .whitespaces).lowercased()
        let parts = address.split(separator: "@", omittingEmptySubsequences: false)
        let isPlain = address.utf8.allSatisfy { $0 > 32 && $0 < 127 && !Array("<>()[]\\,;:\"".utf8).contains($0) }
        guard isPlain, parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), address.utf8.count <= 100 else {
            throw PortalError(.invalid, "“\(text.prefix(100))” is no address.", cure: "Write it as jane@example.com.")
        }
        return address
    }

    /// Bytes of ``notes(_:)``.
    static let longestNotes = 10_000

    /// Several lines for people.
    static func notes(_ text: String) throws -> String {
        let notes = text.replacingOccurrences(of: "\r\n", with: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
        guard notes.utf8.count <= longestNotes else {
            throw PortalError(.invalid, "Notes have at most \(longestNotes) bytes, not \(notes.utf8.count).")
        }
        let controls = CharacterSet.controlCharacters.subtracting(CharacterSet(charactersIn: "\n\t"))
        guard !notes.unicodeScalars.contains(where: { controls.contains($0) }) else {
            throw PortalError(.invalid, "The notes have characters that cannot be seen.")
        }
        return notes
    }

    /// "2011-06-06"
    static func day(_ date: Date) -> String { String(date.formatted(.iso8601).prefix(10)) }
}
