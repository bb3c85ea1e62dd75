/// Conversions from and to Core Image, which does not exist here yet (iOS 5).
extension UIColor {
    /// Always nil.
    /// - ObjC: initWithCIColor: +colorWithCIColor:
    /// - Status: stub
    public convenience init?(ciColor: Any) { return nil }

    /// Always nil.
    /// - ObjC: CIColor
    /// - Status: stub
    public var ciColor: Any? { nil }
}
