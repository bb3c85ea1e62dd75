import Foundation

/// What a `mailto:` URL asks for (RFC 6068): recipients, a subject and a text.
package struct MailtoURL: Equatable {
    package private(set) var to: [String] = []
    package private(set) var cc: [String] = []
    package private(set) var bcc: [String] = []
    package private(set) var subject = ""
    package private(set) var body = ""

    private static let mostRecipients = 100
    /// In characters.
    private static let longestSubject = 1000
    private static let longestBody = 64 << 10

    /// - Returns: nil for another URL. Fields that mail programs do not take from links, such as attachments, are left out.
    package init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":"), text[..<colon].lowercased() == "mailto" else { return nil }
        let parts = text[text.index(after: colon)...].split(
            separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        if let addresses = parts.first { add(Self.addresses(addresses), to: \.to) }
        guard parts.count == 2 else { return }
        for field in parts[1].split(separator: "&") {
            let pair = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if pair.count == 2 { set(pair[0].lowercased(), to: pair[1]) }
        }
    }

    private mutating func set(_ name: String, to value: Substring) {
        switch name {
        case "to": add(Self.addresses(value), to: \.to)
        case "cc": add(Self.addresses(value), to: \.cc)
        case "bcc": add(Self.addresses(value), to: \.bcc)
        case "subject":
            let lines = Self.plain(value).split(whereSeparator: \.isNewline)
            subject = String(lines.joined(separator: " ").prefix(Self.longestSubject))
        case "body": body = String(Self.plain(value).replacing("\r\n", with: "\n").prefix(Self.longestBody))
        default: break
        }
    }

    private mutating func add(_ addresses: [String], to field: WritableKeyPath<MailtoURL, [String]>) {
        let room = Self.mostRecipients - to.count - cc.count - bcc.count
        self[keyPath: field] += addresses.prefix(max(room, 0))
    }

    /// The commas between addresses stand as they are; those in an address are escaped.
    private static func addresses(_ list: Substring) -> [String] {
        list.split(separator: ",").map { plain($0).trimmingCharacters(in: .whitespacesAndNewlines) }
            .filter { !$0.isEmpty && !$0.contains(where: \.isNewline) }
    }

    /// Without escapes; what is escaped wrongly stays as it is.
    private static func plain(_ text: Substring) -> String { text.removingPercentEncoding ?? String(text) }
}
