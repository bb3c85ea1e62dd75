/// Where the arrow of a popover points, or may point.
/// - ObjC: UIPopoverArrowDirection
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The popover is below what it belongs to.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The popover is above what it belongs to.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The popover is to the right of what it belongs to.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The popover is to the left of what it belongs to.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Wherever there is most room.
    public static let any = UIPopoverArrowDirection(rawValue: 15)
    /// The popover is not on screen.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
