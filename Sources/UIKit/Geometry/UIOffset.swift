/// A horizontal and vertical offset, in points.
public struct UIOffset: Hashable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    public static let zero = UIOffset()

    public init() { self.init(horizontal: 0, vertical: 0) }

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

public let UIOffsetZero = UIOffset.zero

/// - ObjC: -
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}

/// - ObjC: -
public func UIOffsetEqualToOffset(_ first: UIOffset, _ second: UIOffset) -> Bool { first == second }
