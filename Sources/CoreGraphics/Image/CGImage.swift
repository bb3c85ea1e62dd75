internal import CPixelKernels

/// A picture of pixels. Immutable.
public final class CGImage: PlatformObject, @unchecked Sendable {
    /// Premultiplied pixels; for an image mask the alpha is the coverage, that is what gets painted.
    package let surface: Surface
    /// True for a stencil: it is painted in the fill colour, or clips.
    public let isMask: Bool
    private let source: Source?

    /// What an image made from raw samples says about itself.
    private struct Source {
        var provider: CGDataProvider
        var bitsPerComponent, bitsPerPixel, bytesPerRow: Int
        var colorSpace: CGColorSpace?
        var bitmapInfo: CGBitmapInfo
    }

    /// An image of a surface's pixels, which must not change any more.
    package init(surface: Surface, isMask: Bool = false) {
        self.surface = surface
        self.isMask = isMask
        source = nil
        super.init(platform: ())
    }

    private init(surface: Surface, isMask: Bool, source: Source?) {
        self.surface = surface
        self.isMask = isMask
        self.source = source
        super.init(platform: ())
    }

    /// An image of raw samples: 8 bits a component, RGB with or without alpha, or gray.
    ///
    /// - Parameters:
    ///   - decode: ignored; samples are taken from 0 to 1.
    /// - Returns: nil when the description is not supported, or the provider has too few bytes for it.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard
            let format = PixelFormat(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model,
                bitmapInfo: bitmapInfo),
            let surface = CGImage.surface(provider, width: width, height: height, bytesPerRow: bytesPerRow, format)
        else { return nil }
        let source = Source(
            provider: provider, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, colorSpace: space, bitmapInfo: bitmapInfo)
        self.init(surface: surface, isMask: false, source: source)
    }

    /// A stencil of 8-bit samples; 0 paints and 255 does not, unless `decode` is [1, 0].
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        guard bitsPerComponent == 8, bitsPerPixel == 8,
            let surface = CGImage.surface(
                provider, width: width, height: height, bytesPerRow: bytesPerRow, PixelFormat(KERNEL_FORMAT_ALPHA))
        else { return nil }
        let isTurned = decode.map { $0[0] > $0[1] } ?? false
        if !isTurned { surface.invertAlpha() }
        let source = Source(
            provider: provider, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: bytesPerRow, colorSpace: nil,
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue))
        self.init(surface: surface, isMask: true, source: source)
    }

    private static func surface(
        _ provider: CGDataProvider, width: Int, height: Int, bytesPerRow: Int, _ format: PixelFormat
    ) -> Surface? {
        guard let data = provider.data, let surface = Surface(width: width, height: height),
            bytesPerRow >= width * format.bytesPerPixel, bytesPerRow <= Int(Int32.max),
            data.count >= (height - 1) * bytesPerRow + width * format.bytesPerPixel
        else { return nil }
        data.withUnsafeBytes { bytes in
            guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
            for line in 0..<height {
                format.load(base + line * bytesPerRow, count: width, into: surface.row(line))
            }
        }
        return surface
    }

    /// Pixels.
    public var width: Int { surface.width }
    public var height: Int { surface.height }
    public var bitsPerComponent: Int { source?.bitsPerComponent ?? 8 }
    public var bitsPerPixel: Int { source?.bitsPerPixel ?? 32 }
    public var bytesPerRow: Int { source?.bytesPerRow ?? surface.width * 4 }
    public var colorSpace: CGColorSpace? { source.map(\.colorSpace) ?? (isMask ? nil : .deviceRGB) }
    public var bitmapInfo: CGBitmapInfo { source?.bitmapInfo ?? BitmapDescription().info }
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }
    public var shouldInterpolate: Bool { true }
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

    /// The samples in the layout that the other properties describe.
    public var dataProvider: CGDataProvider? {
        if let source { return source.provider }
        var bytes = Data(capacity: width * height * 4)
        for line in 0..<height {
            bytes.append(UnsafeRawPointer(surface.row(line)).assumingMemoryBound(to: UInt8.self), count: width * 4)
        }
        return CGDataProvider(data: bytes)
    }

    public func copy() -> CGImage? { CGImage(surface: surface, isMask: isMask, source: source) }

    /// The part inside `rect` (pixels, from the top left, rounded outwards), or nil when nothing of it is inside. It shares the
    /// image's memory.
    public func cropping(to rect: CGRect) -> CGImage? {
        surface.part(PixelRect(covering: rect.standardized)).map { CGImage(surface: $0, isMask: isMask) }
    }

    /// The image with `mask` scaled to it and taken as opacity: an image mask lets through where its samples are 0, another
    /// image where it is light.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard let result = surface.copy(), let coverage = mask.coverage?.scaled(width: width, height: height) else {
            return nil
        }
        for line in 0..<height {
            kernel_multiply_by_alpha(result.row(line), coverage.row(line), width)
        }
        return CGImage(surface: result)
    }

    /// The image without the pixels whose components are all in the ranges given.
    ///
    /// - Parameter maskingColorComponents: a least and a greatest value, 0...255, for each component of the image's colour space.
    /// - Returns: nil for an image mask, for too few components, or when memory is short.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        let isGray = colorSpace?.model == .monochrome
        guard !isMask, components.count >= (isGray ? 2 : 6), let result = surface.copy() else { return nil }
        let limits = (isGray ? components[0..<2] + components[0..<2] + components[0..<2] : components[0..<6])
            .map { Int32(max(-1, min(256, $0.isFinite ? $0 : -1))) }
        for line in 0..<height {
            kernel_mask_colors(result.row(line), width, limits)
        }
        return CGImage(surface: result)
    }

    /// What the image lets through as a mask, in the alpha of the pixels; nil when memory is short.
    package var coverage: Surface? {
        if isMask { return surface }
        guard let result = Surface(width: width, height: height) else { return nil }
        var line = [UInt8](repeating: 0, count: width)
        let format = PixelFormat(KERNEL_FORMAT_GRAY)
        for y in 0..<height {
            format.store(surface.row(y), count: width, into: &line)
            kernel_load_mask(result.row(y), line, width)
        }
        return result
    }
}

extension Surface {
    /// Turns the alphas of a mask round.
    func invertAlpha() {
        for y in 0..<height {
            let line = row(y)
            for x in 0..<width { line[x] = ~line[x] & 0xFF00_0000 }
        }
        didWritePixels()
    }

    /// The pixels smoothly scaled to another size; the surface itself when it has that size. Nil when memory is short.
    func scaled(width: Int, height: Int) -> Surface? {
        if width == self.width, height == self.height { return self }
        guard let result = Surface(width: width, height: height) else { return nil }
        let context = CGContext(surface: result, scale: 1)
        context.drawUpright(
            CGImage(surface: self), in: CGRect(x: 0, y: 0, width: width, height: height))
        context.flush()
        return result
    }
}
