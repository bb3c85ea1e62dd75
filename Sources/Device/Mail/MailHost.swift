import Foundation

/// What the Mail app needs of its device.
@MainActor protocol MailHost: AnyObject {
    /// The mails of a box, the last one first.
    func mails(in box: MailBox) -> [MailMessage]
    func delete(_ mail: MailMessage)

    /// With the device's time zone and language.
    var calendar: Calendar { get }
}
