package import CoreGraphics

/// A picture that does not change: pixels, how many of them make a point, and which way is up.
open class UIImage: PlatformObject, @unchecked Sendable {
    /// The pixels; nil for an image made without any.
    /// - ObjC: CGImage
    public final let cgImage: CGImage?

    /// Pixels per point: 2 for files named `…@2x`.
    public final let scale: CGFloat

    /// How the pixels have to be turned to be upright.
    public final let imageOrientation: Orientation

    /// The points at the left that are not stretched; see ``stretchableImage(withLeftCapWidth:topCapHeight:)``.
    public final private(set) var leftCapWidth = 0

    /// The points at the top that are not stretched.
    public final private(set) var topCapHeight = 0

    /// How far the ends that are not stretched go in from the edges, in points. Zero by default. iOS 5.
    public final private(set) var capInsets = UIEdgeInsets.zero

    /// Whether what is between the ends is repeated instead of stretched.
    final private(set) var isTiled = false

    /// The pictures of an animation, which are shown for equal times; nil for a still image. iOS 5.
    public final private(set) var images: [UIImage]?

    /// The time of one round of the animation in seconds; 0 for a still image. iOS 5.
    public final private(set) var duration: TimeInterval = 0

    /// An image without pixels.
    public convenience init() { self.init(pixels: nil, scale: 1, orientation: .up) }

    package init(pixels: CGImage?, scale: CGFloat, orientation: Orientation) {
        cgImage = pixels
        self.scale = scale > 0 ? scale : 1
        imageOrientation = orientation
        super.init(platform: ())
    }

    /// A row of pictures that has the pixels of one of them.
    convenience init(_ still: UIImage, images: [UIImage], duration: TimeInterval) {
        self.init(pixels: still.cgImage, scale: still.scale, orientation: still.imageOrientation)
        (leftCapWidth, topCapHeight) = (still.leftCapWidth, still.topCapHeight)
        (capInsets, isTiled) = (still.capInsets, still.isTiled)
        self.images = images
        self.duration = duration
    }

    /// - Parameter cgImage: Without pixels it is an image of no size: apps make such, and keep them in collections.
    /// - ObjC: initWithCGImage: +imageWithCGImage:
    public convenience init(cgImage: CGImage?) { self.init(pixels: cgImage, scale: 1, orientation: .up) }

    /// - ObjC: initWithCGImage:scale:orientation: +imageWithCGImage:scale:orientation:
    public convenience init(cgImage: CGImage?, scale: CGFloat, orientation: Orientation) {
        self.init(pixels: cgImage, scale: scale, orientation: orientation)
    }

    /// A picture of the app's bundle, kept in memory until memory runs low. `name@2x` is preferred on a screen of two
    /// pixels a point; an extension that is left out is `png`.
    /// - Returns: nil if there is no such file, or it is not a picture.
    /// - ObjC: -
    public convenience init?(named name: String) {
        guard let found = ImageCache.picture(named: name) else { return nil }
        self.init(pixels: found.pixels, scale: found.scale, orientation: found.orientation)
    }

    /// A picture of the app's bundle, one object for each name until memory runs low: apps that do not retain it rely
    /// on that. Swift's initialisers cannot answer with an object that is there already.
    /// - Returns: nil if there is no such file, or it is not a picture.
    /// - ObjC: imageNamed:
    public static func shared(named name: String) -> UIImage? {
        if let image = ImageCache.images[name] { return image }
        let image = UIImage(named: name)
        ImageCache.images[name] = image
        return image
    }

    /// - Returns: nil if the file cannot be read, or is not a picture.
    /// - ObjC: initWithContentsOfFile: +imageWithContentsOfFile:
    public convenience init?(contentsOfFile path: String) {
        guard let file = ImageFile(path: path) else { return nil }
        self.init(pixels: file.pixels, scale: file.scale, orientation: file.orientation)
    }

    /// - Returns: nil if the bytes are not a picture.
    /// - ObjC: initWithData: +imageWithData:
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// - ObjC: initWithData:scale:
    public convenience init?(data: Data, scale: CGFloat) {
        guard let decoded = DecodedPicture(data, name: "image data") else { return nil }
        self.init(pixels: decoded.pixels, scale: scale, orientation: decoded.orientation)
    }

    /// An image from an archive, which holds its pixels.
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

    /// The image's size in points, upright.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        return imageOrientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// A copy that keeps its left and top ends when it is drawn larger, stretching the one point after each. The right
    /// and bottom ends are what remains. 0 stretches the whole dimension.
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

    /// A copy that keeps its four ends when it is drawn larger, and repeats what is between them. iOS 5.
    /// - Parameter capInsets: How far the ends go in from the edges, in points. Negative numbers count as 0.
    /// - ObjC: resizableImageWithCapInsets:
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        let copy = UIImage(pixels: cgImage, scale: scale, orientation: imageOrientation)
        func length(_ number: CGFloat) -> CGFloat { number > 0 && number.isFinite ? number : 0 }
        copy.capInsets = UIEdgeInsets(
            top: length(capInsets.top), left: length(capInsets.left), bottom: length(capInsets.bottom),
            right: length(capInsets.right))
        copy.isTiled = true
        copy.leftCapWidth = Int(copy.capInsets.left)
        copy.topCapHeight = Int(copy.capInsets.top)
        return copy
    }

    // MARK: Drawing

    /// Draws the image in the current context with its top-left corner at `point`.
    /// - ObjC: drawAtPoint:
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// - ObjC: drawAtPoint:blendMode:alpha:
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in the current context, stretched to `rect`.
    /// - ObjC: drawInRect:
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// - ObjC: drawInRect:blendMode:alpha:
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        ImageDrawing(self).draw(in: rect, blendMode: blendMode, alpha: alpha)
    }

    /// Fills `rect` with the image over and over.
    /// - ObjC: drawAsPatternInRect:
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), cgImage != nil else { return }
        context.saveGState()
        context.setFillColor(UIColor(patternImage: self).cgColor)
        context.fill(rect)
        context.restoreGState()
    }
}
