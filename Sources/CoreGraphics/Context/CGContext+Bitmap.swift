extension CGContext {
    /// A context that draws into memory, with the origin at the bottom left; the first row of the memory is the top
    /// one.
    ///
    /// - Parameters:
    ///   - data: at least `height * bytesPerRow` bytes, which must live as long as the context; nil allocates
    ///     memory.
    ///   - bytesPerRow: 0 to choose one.
    ///   - space: device RGB for 32-bit pixels and those of 16 with 5 bits a component, device gray for 8-bit ones; may
    ///     be nil for alpha only.
    ///   - bitmapInfo: a `CGImageAlphaInfo`, and the byte order. Straight (not premultiplied) alpha is not supported.
    /// - Returns: nil, with a line on standard error that says why, when the description is not supported.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let hasOneByte = info.alphaInfo == .alphaOnly || space?.model == .monochrome
        let bitsPerPixel = hasOneByte ? 8 : bitsPerComponent == 5 ? 16 : 32
        guard
            let format = PixelFormat(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space?.model, bitmapInfo: info),
            ![.last, .first].contains(info.alphaInfo), info.alphaInfo != .none || bitsPerPixel == 8
        else {
            CGContext.report(
                "bitmap context: \(bitsPerComponent) bits a component with bitmap info \(bitmapInfo) is not supported; "
                    + "use 8 bits with premultiplied alpha, no alpha, gray or alpha only, or 5 bits with the first skipped"
            )
            return nil
        }
        let rowBytes = bytesPerRow == 0 ? (max(0, width) * format.bytesPerPixel + 15) & ~15 : bytesPerRow
        guard (1...Surface.longestSide).contains(width), (1...Surface.longestSide).contains(height),
            rowBytes >= width * format.bytesPerPixel, rowBytes <= Surface.largestByteCount / height
        else {
            CGContext.report(
                "bitmap context: \(width)×\(height) pixels in rows of \(rowBytes) bytes is not possible; "
                    + "sides are 1 to \(Surface.longestSide), rows at least the width times \(format.bytesPerPixel)")
            return nil
        }
        let upward = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        if format.isNative, rowBytes % 4 == 0, Int(bitPattern: data) % 4 == 0 {
            guard let surface = CGContext.nativeSurface(data, width: width, height: height, bytesPerRow: rowBytes)
            else { return nil }
            self.init(surface: surface, bitmap: nil, scale: 1, shadowsFallDown: false, userToSurface: upward)
        } else {
            guard let surface = Surface(width: width, height: height),
                let storage = BitmapStorage(data: data, height: height, bytesPerRow: rowBytes, format: format)
            else { return nil }
            self.init(surface: surface, bitmap: storage, scale: 1, shadowsFallDown: false, userToSurface: upward)
        }
        bitmapDescription = BitmapDescription(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, colorSpace: space, info: info)
    }

    private final class Borrowed {}

    private static func nativeSurface(
        _ data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int
    ) -> Surface? {
        guard let data else { return Surface(width: width, height: height) }
        return Surface(
            pixels: data.bindMemory(to: UInt32.self, capacity: bytesPerRow / 4 * height), width: width, height: height,
            bytesPerRow: bytesPerRow, owner: Borrowed())
    }

    private static func report(_ message: String) {
        FileHandle.standardError.write(Data("CoreGraphics: \(message)\n".utf8))
    }

    /// Pixels.
    public var width: Int { surface.width }
    public var height: Int { surface.height }
    public var bitsPerComponent: Int { bitmapDescription.bitsPerComponent }
    public var bitsPerPixel: Int { bitmapDescription.bitsPerPixel }
    public var bytesPerRow: Int { bitmap?.bytesPerRow ?? surface.bytesPerRow }
    public var colorSpace: CGColorSpace? { bitmapDescription.colorSpace }
    public var bitmapInfo: CGBitmapInfo { bitmapDescription.info }
    public var alphaInfo: CGImageAlphaInfo { bitmapDescription.info.alphaInfo }

    /// The pixels' memory, whose first row is the top one.
    public var data: UnsafeMutableRawPointer? {
        guard !isDocument else { return nil }
        flush()
        return bitmap?.data ?? UnsafeMutableRawPointer(surface.pixels)
    }

    /// A picture of what is drawn so far; nil when memory is short, or for a PDF context.
    public func makeImage() -> CGImage? {
        guard !isDocument else { return nil }
        flush()
        bitmap?.load(into: surface, rows: surface.bounds)
        let layout = SampleLayout(bitmapDescription, paddedRow: bytesPerRow)
        return surface.copy().map { CGImage(surface: $0, layout: layout) }
    }
}
