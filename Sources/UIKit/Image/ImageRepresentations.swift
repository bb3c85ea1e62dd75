/// Returns the image as PNG data; nil if it has no pixels.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.layerPixels?.pngData() }

/// Returns the image as JPEG data; nil if it has no pixels.
/// - Parameter compressionQuality: from 0 (smallest file) to 1 (best quality).
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
