import Foundation
import MessageUI

/// A mail of the outbox, as far as it can be read.
struct MailMessage: Hashable {
    struct Attachment: Hashable {
        var name: String
        /// Such as `image/png`.
        var type: String
        var data: Data
    }

    /// Where it lies.
    let path: String
    var to: [String] = []
    var cc: [String] = []
    var bcc: [String] = []
    var subject = ""
    /// As the mail says it.
    var date: Date?
    var body = ""
    var isHTML = false
    var attachments: [Attachment] = []

    var recipients: [String] { to + cc + bcc }

    /// The body without the tags of HTML.
    var plainText: String { isHTML ? HTMLText.plain(body) : body }
}
