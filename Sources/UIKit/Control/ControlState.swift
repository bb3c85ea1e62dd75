extension UIControl {
    /// The states of a control. Several can hold at the same time.
    /// - ObjC: UIControlState
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal = State(rawValue: 0 << 0)
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let application = State(rawValue: 0x00FF0000)
        public static let reserved = State(rawValue: 0xFF000000)
    }

    /// The vertical position of content that is lower than the control.
    /// - ObjC: UIControlContentVerticalAlignment
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        case fill = 3
    }

    /// The horizontal position of content that is narrower than the control.
    /// - ObjC: UIControlContentHorizontalAlignment
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        case fill = 3
    }
}
