import AddressBook
import AddressBookUI
import UIKit

/// The phone's Contacts: the people that all apps find in the address book.
@MainActor final class ContactsApp: SystemApp {
    let identifier = "com.apple.MobileAddressBook"
    let displayName = "Contacts"
    private let onOpen: @MainActor (URL) -> Void
    private let onChange: @MainActor () -> Void

    /// - Parameters:
    ///   - onOpen: Called with the URL of a number or an address that was tapped.
    ///   - onChange: Called after contacts were saved.
    init(onOpen: @escaping @MainActor (URL) -> Void, onChange: @escaping @MainActor () -> Void) {
        self.onOpen = onOpen
        self.onChange = onChange
    }

    private weak var contacts: ContactsController?

    /// Shows the card of a person. The app must be open.
    func show(_ person: ABRecordID) { contacts?.show(person) }

    func makeRootViewController() -> UIViewController {
        let contacts = ContactsController()
        self.contacts = contacts
        contacts.onOpen = onOpen
        contacts.onChange = onChange
        return contacts
    }

    /// A book in leather with a person on it.
    func drawIcon(in context: CGContext) {
        context.fillGradient(
            [RGBA(red: 0.80, green: 0.62, blue: 0.40, alpha: 1), RGBA(red: 0.52, green: 0.35, blue: 0.18, alpha: 1)],
            in: CGRect(x: 0, y: 0, width: 57, height: 57))
        context.setFill(RGBA(red: 0.36, green: 0.23, blue: 0.10, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 7, height: 57))
        for (row, color) in [
            RGBA(red: 0.78, green: 0.25, blue: 0.20, alpha: 1), RGBA(red: 0.90, green: 0.72, blue: 0.25, alpha: 1),
            RGBA(red: 0.30, green: 0.55, blue: 0.75, alpha: 1),
        ].enumerated() {
            context.setFill(color)
            context.fill(CGRect(x: 52, y: 8 + CGFloat(row) * 15, width: 5, height: 11))
        }
        context.setFill(RGBA(white: 0.97, alpha: 0.95))
        context.fillRoundedRect(CGRect(x: 14, y: 11, width: 32, height: 35), radius: 3)
        context.setFill(RGBA(white: 0.55, alpha: 1))
        context.fillEllipse(in: CGRect(x: 23.5, y: 16, width: 13, height: 14))
        context.saveGState()
        context.clip(to: CGRect(x: 14, y: 11, width: 32, height: 31))
        context.fillEllipse(in: CGRect(x: 18, y: 31, width: 24, height: 24))
        context.restoreGState()
    }
}
