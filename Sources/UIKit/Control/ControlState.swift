extension UIControl {
    /// What a control looks like at the moment.
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

    /// Where content that is lower than the control goes.
    /// - ObjC: UIControlContentVerticalAlignment
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        case fill = 3
    }

    /// Where content that is narrower than the control goes.
    /// - ObjC: UIControlContentHorizontalAlignment
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        case fill = 3
    }
}
