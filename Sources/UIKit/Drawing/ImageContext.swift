/// A bitmap that is drawn into with UIKit's calls and then becomes an image.
package struct ImageContext {
    let context: CGContext
    let scale: CGFloat

    /// - Parameters:
    ///   - size: In points.
    ///   - isOpaque: Whether the bitmap starts black rather than transparent.
    ///   - scale: Pixels per point.
    /// - Returns: nil if the size is empty, not a number, or too large for a bitmap.
    init?(size: CGSize, isOpaque: Bool, scale: CGFloat) {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        let range: ClosedRange<CGFloat> = 1...CGFloat(Surface.longestSide)
        guard range.contains(width), range.contains(height),
            let surface = Surface(width: Int(width), height: Int(height))
        else { return nil }
        context = CGContext(surface: surface, scale: scale)
        self.scale = scale
        if isOpaque {
            context.setFillColor(gray: 0, alpha: 1)
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    /// What has been drawn so far; later drawing does not change it.
    func makeImage() -> UIImage? {
        guard let image = context.makeImage() else { return nil }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }

    /// An image made by a closure; empty if a bitmap of that size is not possible.
    package static func draw(
        size: CGSize, isOpaque: Bool = false, scale: CGFloat, _ drawing: (CGContext) -> Void
    ) -> UIImage {
        guard let bitmap = ImageContext(size: size, isOpaque: isOpaque, scale: scale) else { return UIImage() }
        UIGraphicsPushContext(bitmap.context)
        defer { UIGraphicsPopContext() }
        drawing(bitmap.context)
        return bitmap.makeImage() ?? UIImage()
    }

    nonisolated(unsafe) static var open: [ImageContext?] = []
}

/// Makes a bitmap of that many points, at one pixel a point, the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Makes a bitmap the current context.
/// - Parameters:
///   - size: In points.
///   - opaque: Whether the image will cover everything: it starts black then, else transparent.
///   - scale: Pixels per point; 0 means the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let bitmap = ImageContext(size: size, isOpaque: opaque, scale: scale > 0 ? scale : ScreenScale.current)
    ImageContext.open.append(bitmap)
    if let bitmap { UIGraphicsPushContext(bitmap.context) }
}

/// What has been drawn into the innermost image context; nil if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { ImageContext.open.last??.makeImage() }

/// Closes the innermost image context; the context from before is current again.
public func UIGraphicsEndImageContext() {
    if let bitmap = ImageContext.open.popLast(), bitmap != nil { UIGraphicsPopContext() }
}
