package import CoreGraphics

/// An immutable image: pixels with a scale and an orientation.
open class UIImage: PlatformObject, @unchecked Sendable {
    /// The pixels; nil for an empty image.
    /// - ObjC: CGImage
    public final let cgImage: CGImage?

    /// Pixels per point: 2 for files named `…@2x`.
    public final let scale: CGFloat

    /// The rotation or mirroring that makes the pixels upright.
    public final let imageOrientation: Orientation

    /// The width of the left cap in points; see ``stretchableImage(withLeftCapWidth:topCapHeight:)``. The default is 0.
    public final private(set) var leftCapWidth = 0

    /// The height of the top cap, in points. The default is 0.
    public final private(set) var topCapHeight = 0

    /// The cap insets, in points. The default is zero. iOS 5.
    public final private(set) var capInsets = UIEdgeInsets.zero

    /// True if the caps are insets, between which the whole area fills a larger one; see
    /// ``resizableImage(withCapInsets:resizingMode:)``.
    final private(set) var isResizable = false

    /// What becomes of the area between the caps. The default is tile, also for an image without caps. iOS 6.
    public final private(set) var resizingMode = ResizingMode.tile

    /// The frames of an animated image, which are shown for equal times; nil for a still image. iOS 5.
    public final private(set) var images: [UIImage]?

    /// The duration of one animation cycle, in seconds; 0 for a still image. iOS 5.
    public final private(set) var duration: TimeInterval = 0

    /// Makes an empty image.
    public convenience init() { self.init(pixels: nil, scale: 1, orientation: .up) }

    package init(pixels: CGImage?, scale: CGFloat, orientation: Orientation) {
        cgImage = pixels
        self.scale = scale > 0 ? scale : 1
        imageOrientation = orientation
        super.init(platform: ())
    }

    /// An animated image with the pixels of `still`.
    convenience init(_ still: UIImage, images: [UIImage], duration: TimeInterval) {
        self.init(pixels: still.cgImage, scale: still.scale, orientation: still.imageOrientation)
        (leftCapWidth, topCapHeight) = (still.leftCapWidth, still.topCapHeight)
        (capInsets, isResizable, resizingMode) = (still.capInsets, still.isResizable, still.resizingMode)
        self.images = images
        self.duration = duration
    }

    /// - Parameter cgImage: nil makes an empty image, which some apps keep in collections.
    /// - ObjC: initWithCGImage: +imageWithCGImage:
    public convenience init(cgImage: CGImage?) { self.init(pixels: cgImage, scale: 1, orientation: .up) }

    /// - ObjC: initWithCGImage:scale:orientation: +imageWithCGImage:scale:orientation:
    public convenience init(cgImage: CGImage?, scale: CGFloat, orientation: Orientation) {
        self.init(pixels: cgImage, scale: scale, orientation: orientation)
    }

    /// An image of the app's bundle. It is cached until a memory warning. The `@2x` version is preferred on a screen
    /// with two pixels per point; the default extension is `png`.
    /// - Returns: nil if the file does not exist or cannot be decoded.
    /// - ObjC: -
    public convenience init?(named name: String) {
        guard let found = ImageCache.picture(named: name) else { return nil }
        self.init(pixels: found.pixels, scale: found.scale, orientation: found.orientation)
    }

    /// An image of the app's bundle. Returns the same object for a name until a memory warning: apps that do not retain
    /// the result depend on that. A Swift initializer cannot return an existing object.
    /// - Returns: nil if the file does not exist or cannot be decoded.
    /// - ObjC: imageNamed:
    public static func shared(named name: String) -> UIImage? {
        if let image = ImageCache.images[name] { return image }
        let image = UIImage(named: name)
        ImageCache.images[name] = image
        return image
    }

    /// - Returns: nil if the file cannot be read or decoded.
    /// - ObjC: initWithContentsOfFile: +imageWithContentsOfFile:
    public convenience init?(contentsOfFile path: String) {
        guard let file = ImageFile(path: path) else { return nil }
        self.init(pixels: file.pixels, scale: file.scale, orientation: file.orientation)
    }

    /// - Returns: nil if the data cannot be decoded.
    /// - ObjC: initWithData: +imageWithData:
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// - ObjC: initWithData:scale:
    public convenience init?(data: Data, scale: CGFloat) {
        guard let decoded = DecodedPicture(data, name: "image data") else { return nil }
        self.init(pixels: decoded.pixels, scale: scale, orientation: decoded.orientation)
    }

    /// Decodes an image with its pixels.
    public required init?(coder: NSCoder) {
        cgImage = UIImage.decodePixels(coder)
        let archivedScale = coder.decodeNumber(forKey: "UIScale") ?? 1
        scale = archivedScale > 0 ? archivedScale : 1
        imageOrientation = coder.decodeCase(Orientation.self, forKey: "UIImageOrientation") ?? .up
        super.init(platform: ())
        leftCapWidth = max(coder.decodeWhole(forKey: "UILeftCapWidth") ?? 0, 0)
        topCapHeight = max(coder.decodeWhole(forKey: "UITopCapHeight") ?? 0, 0)
    }

    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) { encodeImage(coder) }

    /// The size of the upright image, in points.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        return imageOrientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// A copy with a fixed left and top cap. When it is drawn larger, the point after each cap is stretched; the rest
    /// is the right or bottom cap. A cap of 0 stretches the whole dimension.
    /// - ObjC: stretchableImageWithLeftCapWidth:topCapHeight:
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let copy = UIImage(pixels: cgImage, scale: scale, orientation: imageOrientation)
        copy.leftCapWidth = max(leftCapWidth, 0)
        copy.topCapHeight = max(topCapHeight, 0)
        copy.capInsets = UIEdgeInsets(
            top: CGFloat(copy.topCapHeight), left: CGFloat(copy.leftCapWidth),
            bottom: topCapHeight > 0 ? max(size.height - CGFloat(topCapHeight) - 1, 0) : 0,
            right: leftCapWidth > 0 ? max(size.width - CGFloat(leftCapWidth) - 1, 0) : 0)
        return copy
    }

    /// A copy with fixed caps. When it is drawn larger, the area between the caps is tiled. iOS 5.
    /// - Parameter capInsets: The sizes of the caps, in points. Negative values count as 0.
    /// - ObjC: resizableImageWithCapInsets:
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// A copy with fixed caps, between which the area is tiled or stretched when it is drawn larger. iOS 6.
    /// - ObjC: resizableImageWithCapInsets:resizingMode:
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        let copy = UIImage(pixels: cgImage, scale: scale, orientation: imageOrientation)
        func length(_ number: CGFloat) -> CGFloat { number > 0 && number.isFinite ? number : 0 }
        copy.capInsets = UIEdgeInsets(
            top: length(capInsets.top), left: length(capInsets.left), bottom: length(capInsets.bottom),
            right: length(capInsets.right))
        copy.isResizable = true
        copy.resizingMode = resizingMode
        copy.leftCapWidth = Int(copy.capInsets.left)
        copy.topCapHeight = Int(copy.capInsets.top)
        return copy
    }

    // MARK: Drawing

    /// Draws the image into the current context with its top-left corner at `point`.
    /// - ObjC: drawAtPoint:
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// - ObjC: drawAtPoint:blendMode:alpha:
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into the current context, scaled to `rect`.
    /// - ObjC: drawInRect:
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// - ObjC: drawInRect:blendMode:alpha:
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        ImageDrawing(self).draw(in: rect, blendMode: blendMode, alpha: alpha)
    }

    /// Fills `rect` by tiling the image.
    /// - ObjC: drawAsPatternInRect:
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), cgImage != nil else { return }
        context.saveGState()
        context.setFillColor(UIColor(patternImage: self).cgColor)
        context.fill(rect)
        context.restoreGState()
    }
}
