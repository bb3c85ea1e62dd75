/// UIKit's names for geometry values, such as those in the user info of keyboard notifications.
extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The value as a point; zero if it has another type.
    public var cgPointValue: CGPoint { isLike(NSValue(point: .zero)) ? pointValue : .zero }
    /// The value as a size; zero if it has another type.
    public var cgSizeValue: CGSize { isLike(NSValue(size: .zero)) ? sizeValue : .zero }
    /// The value as a rectangle; zero if it has another type.
    public var cgRectValue: CGRect { isLike(NSValue(rect: .zero)) ? rectValue : .zero }

    /// True if the types are equal. Foundation's accessors trap for a value of another type.
    private func isLike(_ other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}
