/// A bitmap context for UIKit drawing, whose result is an image.
package struct ImageContext {
    let context: CGContext
    let scale: CGFloat

    /// - Parameters:
    ///   - size: In points.
    ///   - isOpaque: True for a bitmap that is initially black, false for a transparent one.
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

    /// A copy of the present contents.
    func makeImage() -> UIImage? {
        guard let image = context.makeImage() else { return nil }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }

    /// Returns the image that a closure draws; an empty image if no bitmap of this size can be made.
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

/// Pushes a new bitmap context with one pixel per point. `size` is in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Pushes a new bitmap context.
/// - Parameters:
///   - size: In points.
///   - opaque: True if the drawing will cover the whole bitmap, which is then initially black instead of transparent.
///   - scale: Pixels per point; 0 uses the scale of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let bitmap = ImageContext(size: size, isOpaque: opaque, scale: scale > 0 ? scale : ScreenScale.current)
    ImageContext.open.append(bitmap)
    if let bitmap { UIGraphicsPushContext(bitmap.context) }
}

/// Returns the present contents of the innermost image context; nil if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { ImageContext.open.last??.makeImage() }

/// Pops the innermost image context.
public func UIGraphicsEndImageContext() {
    if let bitmap = ImageContext.open.popLast(), bitmap != nil { UIGraphicsPopContext() }
}
