/// Conversions from and to Core Image, which does not exist here yet (iOS 5).
extension UIImage {
    /// Always nil.
    /// - ObjC: initWithCIImage: +imageWithCIImage:
    /// - Status: stub
    public convenience init?(ciImage: Any) { return nil }

    /// Always nil.
    /// - ObjC: CIImage
    /// - Status: stub
    public var ciImage: Any? { nil }
}
