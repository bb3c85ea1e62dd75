/// The image as a PNG file; nil for an image without pixels.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.layerPixels?.pngData() }

/// The image as a JPEG file; nil for an image without pixels.
/// - Parameter compressionQuality: 0 smallest … 1 best.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    let quality = compressionQuality.isNaN ? 1 : min(max(compressionQuality, 0), 1)
    return image.layerPixels?.jpegData(quality: quality)
}

extension UIImage {
    /// - ObjC: -
    public func pngData() -> Data? { UIImagePNGRepresentation(self) }

    /// - ObjC: -
    public func jpegData(compressionQuality: CGFloat) -> Data? { UIImageJPEGRepresentation(self, compressionQuality) }
}
