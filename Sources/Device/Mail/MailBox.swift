/// Where mails of apps lie on the device.
enum MailBox: String, CaseIterable {
    case outbox = "Outbox"
    case drafts = "Drafts"
}
