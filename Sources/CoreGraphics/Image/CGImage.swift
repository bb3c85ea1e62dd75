internal import CPixelKernels

/// A picture of pixels. Immutable.
public final class CGImage: PlatformObject, @unchecked Sendable {
    /// Premultiplied pixels; for an image mask the alpha is the coverage, that is what gets painted.
    package let surface: Surface
    /// True for a stencil: it is painted in the fill colour, or clips.
    public let isMask: Bool
    private let source: Source?
    /// The layout that the image reports; the samples are converted to it when an app asks for them.
    private let layout: SampleLayout

    /// The properties of an image that was made from raw samples.
    private struct Source {
        var provider: CGDataProvider
        var bitsPerComponent, bitsPerPixel, bytesPerRow: Int
        var colorSpace: CGColorSpace?
        var bitmapInfo: CGBitmapInfo
        var decode: [CGFloat]?
        var shouldInterpolate = true
        var intent = CGColorRenderingIntent.defaultIntent
    }

    /// An image of a surface's pixels, which must not change any more.
    package convenience init(surface: Surface, isMask: Bool = false) {
        self.init(surface: surface, isMask: isMask, source: nil, layout: SampleLayout())
    }

    /// An image of a surface's pixels that reports another layout than the surface's.
    convenience init(surface: Surface, layout: SampleLayout) {
        self.init(surface: surface, isMask: false, source: nil, layout: layout)
    }

    private init(surface: Surface, isMask: Bool, source: Source?, layout: SampleLayout) {
        self.surface = surface
        self.isMask = isMask
        self.source = source
        self.layout = layout
        super.init(platform: ())
    }

    /// An image of raw samples: 1, 2, 4, 8 or 16 bits or a float a component, in any colour space but a pattern's, with
    /// or without alpha; also 5 bits in pixels of 16.
    ///
    /// - Parameter decode: for each component what its least and its greatest sample stand for; nil for 0 and 1, or in
    ///   an indexed space for the numbers themselves.
    /// - Returns: nil when the description makes no sense, or the provider has too few bytes for it.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let limits = [CGFloat](finite: decode, count: space.numberOfComponents * 2)
        let isPlain = limits.map { $0.enumerated().allSatisfy { $1 == CGFloat($0 % 2) } } ?? true
        let surface: Surface?
        if isPlain,
            let format = PixelFormat(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model,
                bitmapInfo: bitmapInfo)
        {
            surface = CGImage.surface(provider, width: width, height: height, bytesPerRow: bytesPerRow, format)
        } else if bitmapInfo.alphaInfo != .alphaOnly,
            let reader = SampleReader(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, bitmapInfo: bitmapInfo,
                decode: limits)
        {
            surface = CGImage.surface(provider, width: width, height: height, bytesPerRow: bytesPerRow, reader)
        } else {
            surface = nil
        }
        guard let surface else { return nil }
        let source = Source(
            provider: provider, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, colorSpace: space, bitmapInfo: bitmapInfo, decode: limits,
            shouldInterpolate: shouldInterpolate, intent: intent)
        self.init(surface: surface, isMask: false, source: source, layout: SampleLayout())
    }

    /// A stencil of samples of 1, 2, 4 or 8 bits; 0 paints and the greatest does not, unless `decode` is [1, 0].
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let limits = [CGFloat](finite: decode, count: 2)
        let none = CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue)
        guard bitsPerComponent == bitsPerPixel, [1, 2, 4, 8].contains(bitsPerPixel),
            let reader = SampleReader(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: .deviceGray, bitmapInfo: none,
                decode: limits),
            let surface = CGImage.surface(provider, width: width, height: height, bytesPerRow: bytesPerRow, reader)
        else { return nil }
        surface.turnDarknessIntoAlpha()
        let source = Source(
            provider: provider, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, colorSpace: nil, bitmapInfo: none, decode: limits,
            shouldInterpolate: shouldInterpolate)
        self.init(surface: surface, isMask: true, source: source, layout: SampleLayout())
    }

    private static func surface(
        _ provider: CGDataProvider, width: Int, height: Int, bytesPerRow: Int, _ format: PixelFormat
    ) -> Surface? {
        surface(
            provider, width: width, height: height, bytesPerRow: bytesPerRow, rowSize: { $0 * format.bytesPerPixel }
        ) { bytes, pixels in
            if let base = bytes.bindMemory(to: UInt8.self).baseAddress {
                format.load(base, count: width, into: pixels)
            }
        }
    }

    private static func surface(
        _ provider: CGDataProvider, width: Int, height: Int, bytesPerRow: Int, _ reader: SampleReader
    ) -> Surface? {
        surface(provider, width: width, height: height, bytesPerRow: bytesPerRow, rowSize: reader.rowSize) {
            reader.load($0, count: width, into: $1)
        }
    }

    /// Makes a surface from a provider's rows; `load` converts each row.
    private static func surface(
        _ provider: CGDataProvider, width: Int, height: Int, bytesPerRow: Int, rowSize: (Int) -> Int,
        load: (UnsafeRawBufferPointer, UnsafeMutablePointer<UInt32>) -> Void
    ) -> Surface? {
        guard let data = provider.data, let surface = Surface(width: width, height: height) else { return nil }
        let rowSize = rowSize(width)
        guard bytesPerRow >= rowSize, bytesPerRow <= Int(Int32.max), data.count >= (height - 1) * bytesPerRow + rowSize
        else { return nil }
        data.withUnsafeBytes { bytes in
            for line in 0..<height {
                let start = line * bytesPerRow
                load(UnsafeRawBufferPointer(rebasing: bytes[start..<(start + rowSize)]), surface.row(line))
            }
        }
        return surface
    }

    /// Pixels.
    public var width: Int { surface.width }
    public var height: Int { surface.height }
    public var bitsPerComponent: Int { source?.bitsPerComponent ?? layout.description.bitsPerComponent }
    public var bitsPerPixel: Int { source?.bitsPerPixel ?? layout.description.bitsPerPixel }
    public var bytesPerRow: Int { source?.bytesPerRow ?? layout.bytesPerRow(width: surface.width) }
    public var colorSpace: CGColorSpace? { source.map(\.colorSpace) ?? (isMask ? nil : layout.description.colorSpace) }
    public var bitmapInfo: CGBitmapInfo { source?.bitmapInfo ?? layout.description.info }
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }
    /// Whether the image is smoothed when it is scaled.
    public var shouldInterpolate: Bool { source?.shouldInterpolate ?? true }
    public var renderingIntent: CGColorRenderingIntent { source?.intent ?? .defaultIntent }

    /// The values of the least and the greatest sample of each component; nil for the default.
    public var decode: [CGFloat]? { source?.decode }

    /// The samples in the layout that the other properties describe.
    public var dataProvider: CGDataProvider? {
        source?.provider ?? layout.samples(of: surface).flatMap { CGDataProvider(data: $0) }
    }

    public func copy() -> CGImage? {
        CGImage(surface: surface, isMask: isMask, source: source, layout: layout)
    }

    /// The same samples in another colour space with as many components; nil for masks, and for spaces with another
    /// number.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard !isMask, let provider = dataProvider, space.numberOfComponents == colorSpace?.numberOfComponents else {
            return nil
        }
        let limits = decode
        return (limits ?? []).withUnsafeBufferPointer { decode in
            CGImage(
                width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
                bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, provider: provider,
                decode: limits == nil ? nil : decode.baseAddress, shouldInterpolate: shouldInterpolate,
                intent: renderingIntent)
        }
    }

    /// The part inside `rect` (pixels, from the top left, rounded outwards), or nil when nothing of it is inside. It
    /// shares the image's memory.
    public func cropping(to rect: CGRect) -> CGImage? {
        surface.part(PixelRect(covering: rect.standardized)).map {
            CGImage(surface: $0, isMask: isMask, source: nil, layout: layout.withoutPadding)
        }
    }

    /// The image with `mask` scaled to it and taken as opacity: an image mask lets through where its samples are 0,
    /// another image where it is light.
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
    /// - Parameter maskingColorComponents: a least and a greatest value, 0...255, for each component of the image's
    ///   colour space.
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

    /// The coverage of the image used as a mask, in the alpha of the pixels; nil when memory is short.
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
    /// Multiplies the pixels by the alphas of a surface of the same size.
    func multiply(by mask: Surface) {
        for y in 0..<min(height, mask.height) {
            kernel_multiply_by_alpha(row(y), mask.row(y), min(width, mask.width))
        }
        didWritePixels()
    }

    /// Turns opaque grey pixels into a stencil: black becomes opaque, white transparent.
    func turnDarknessIntoAlpha() {
        for y in 0..<height {
            let line = row(y)
            for x in 0..<width { line[x] = ~line[x] << 24 }
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
