/// Colours of Core Image, which the platform does not have yet (iOS 5).
extension UIColor {
    /// nil: there is no Core Image.
    /// - ObjC: initWithCIColor: +colorWithCIColor:
    /// - Status: stub
    public convenience init?(ciColor: Any) { return nil }

    /// nil: there is no Core Image.
    /// - ObjC: CIColor
    /// - Status: stub
    public var ciColor: Any? { nil }
}
