extension UIView {
    /// Which of a view's margins and dimensions change with its superview's size.
    /// - ObjC: UIViewAutoresizing
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let none = AutoresizingMask(rawValue: 0 << 0)
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}

/// One dimension of a view in its superview: margin, extent, margin, and which of the three give way.
struct AutoresizingSpan {
    var leading: CGFloat
    var extent: CGFloat
    let flexesLeading: Bool
    let flexesExtent: Bool
    let flexesTrailing: Bool

    /// Distributes a change of the superview's extent among the flexible parts in proportion to their lengths, equally
    /// where all of them are zero. Nothing flexible means that the trailing margin gives way.
    /// - Parameter scale: Pixels per point: what changes is rounded down to whole pixels, so that content stays sharp.
    mutating func resize(from oldTotal: CGFloat, to newTotal: CGFloat, scale: CGFloat) {
        let change = newTotal - oldTotal
        let trailing = oldTotal - leading - extent
        let parts = [(flexesLeading, leading), (flexesExtent, extent), (flexesTrailing, trailing)].filter(\.0)
        guard change != 0, !parts.isEmpty else { return }
        let flexible = parts.reduce(0) { $0 + $1.1 }
        func grown(_ length: CGFloat) -> CGFloat {
            let share = flexible == 0 ? 1 / CGFloat(parts.count) : length / flexible
            return ((length + change * share) * scale + 1e-6).rounded(.down) / scale
        }
        if flexesLeading { leading = grown(leading) }
        if flexesExtent { extent = max(grown(extent), 0) }
    }
}
