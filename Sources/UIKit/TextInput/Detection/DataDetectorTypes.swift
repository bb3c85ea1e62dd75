/// The kinds of data in a text that become links.
/// - ObjC: UIDataDetectorTypes
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    /// - ObjC: UIDataDetectorTypePhoneNumber
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses in the web, and mail addresses.
    /// - ObjC: UIDataDetectorTypeLink
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Street addresses. Nothing is found yet. (iOS 4.)
    /// - ObjC: UIDataDetectorTypeAddress
    /// - Status: stub
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates of events. Nothing is found yet. (iOS 4.)
    /// - ObjC: UIDataDetectorTypeCalendarEvent
    /// - Status: stub
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// - ObjC: UIDataDetectorTypeNone
    public static let none = UIDataDetectorTypes([])
    /// - ObjC: UIDataDetectorTypeAll
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
