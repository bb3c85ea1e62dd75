import Foundation

/// The contents of a mail that is being written.
package struct OutgoingMail: Hashable, Sendable {
    package struct Attachment: Hashable, Sendable {
        package var data: Data
        package var mimeType: String
        package var fileName: String
    }

    package var to: [String] = []
    package var cc: [String] = []
    package var bcc: [String] = []
    package var subject = ""
    package var body = ""
    package var isHTML = false
    package var attachments: [Attachment] = []

    package init() {}

    package var recipients: [String] { to + cc + bcc }

    /// The body as plain text, with HTML tags removed.
    package var plainBody: String { isHTML ? HTMLText.plain(body) : body }
}
