/// A local notification that the device keeps for an app.
package struct ScheduledNotification: Hashable, Sendable {
    /// Names the notification among those of its app.
    package var number: UInt32
    /// What it says, as UIKit writes it: a property list in XML.
    package var propertyList: String

    package init(number: UInt32, propertyList: String) {
        self.number = number
        self.propertyList = propertyList
    }
}
