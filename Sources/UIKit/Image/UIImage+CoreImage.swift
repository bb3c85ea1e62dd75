/// Images of Core Image, which the platform does not have yet (iOS 5).
extension UIImage {
    /// nil: there is no Core Image.
    /// - ObjC: initWithCIImage: +imageWithCIImage:
    /// - Status: stub
    public convenience init?(ciImage: Any) { return nil }

    /// nil: no image is made of one of Core Image's.
    /// - ObjC: CIImage
    /// - Status: stub
    public var ciImage: Any? { nil }
}
