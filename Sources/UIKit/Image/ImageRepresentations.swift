/// The image as a PNG file; nil for an image without pixels.
/// - Status: stub
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { nil }

/// The image as a JPEG file; nil for an image without pixels.
/// - Parameter compressionQuality: 0 smallest … 1 best.
/// - Status: stub
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? { nil }
