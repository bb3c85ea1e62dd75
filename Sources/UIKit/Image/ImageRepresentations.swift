/// The image as a PNG file; nil for an image without pixels.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.uprightPixels?.pngData() }

/// The image as a JPEG file; nil for an image without pixels.
/// - Parameter compressionQuality: 0 smallest … 1 best.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.uprightPixels?.jpegData(quality: min(max(compressionQuality, 0), 1))
}

extension UIImage {
    /// - ObjC: -
    public func pngData() -> Data? { UIImagePNGRepresentation(self) }

    /// - ObjC: -
    public func jpegData(compressionQuality: CGFloat) -> Data? { UIImageJPEGRepresentation(self, compressionQuality) }

    /// The pixels as they are seen.
    fileprivate var uprightPixels: CGImage? {
        guard imageOrientation != .up else { return cgImage }
        return ImageContext.draw(size: size, scale: scale) { _ in draw(at: .zero) }.cgImage
    }
}
