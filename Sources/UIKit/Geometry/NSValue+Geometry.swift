/// The names that values of geometry have on the iPhone, in user info of notifications for instance.
extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The point in the value; zero if it holds something else.
    public var cgPointValue: CGPoint { isLike(NSValue(point: .zero)) ? pointValue : .zero }
    /// The size in the value; zero if it holds something else.
    public var cgSizeValue: CGSize { isLike(NSValue(size: .zero)) ? sizeValue : .zero }
    /// The rectangle in the value; zero if it holds something else.
    public var cgRectValue: CGRect { isLike(NSValue(rect: .zero)) ? rectValue : .zero }

    /// Foundation's own members end the process when they are asked for what the value does not hold.
    private func isLike(_ other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}
