import Foundation

/// What the Phone app needs of its device.
@MainActor protocol PhoneHost: AnyObject {
    /// The last one first.
    var recentCalls: [RecentCall] { get }
    func forgetCalls()

    /// With the device's time zone and language.
    var calendar: Calendar { get }

    func dial(_ number: String)
    /// The names that numbers have now. A list asks once for all its lines.
    var contactNames: ContactNames { get }

    /// Shows what an address of a contact stands for.
    func open(_ url: URL)
    func contactsDidChange()
}
