/// The directions of a popover's arrow.
/// - ObjC: UIPopoverArrowDirection
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The arrow points up: the popover is below its anchor.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The arrow points down: the popover is above its anchor.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The arrow points left: the popover is to the right of its anchor.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The arrow points right: the popover is to the left of its anchor.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any direction: the one that gives the popover most room.
    public static let any = UIPopoverArrowDirection(rawValue: 15)
    /// The popover is not visible.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
