/// The layout of samples that an image reports: that of the bitmap context or the file that it was made from. Inside,
/// it keeps a surface's pixels.
struct SampleLayout {
    var description = BitmapDescription()
    /// Bytes; nil for rows without padding.
    private var paddedRow: Int?

    /// The layout of a surface itself.
    init() {}

    /// - Parameter paddedRow: the bytes of a row; nil for as many as the pixels need.
    init(_ description: BitmapDescription, paddedRow: Int? = nil) {
        self.description = description
        self.paddedRow = paddedRow
    }

    /// Pixels of gray bytes, or of red, green and blue.
    static func opaque(_ space: CGColorSpace) -> SampleLayout {
        SampleLayout(
            BitmapDescription(
                bitsPerPixel: space.numberOfComponents * 8, colorSpace: space,
                info: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue)))
    }

    /// For parts of an image.
    var withoutPadding: SampleLayout { SampleLayout(description) }

    func bytesPerRow(width: Int) -> Int { paddedRow ?? width * description.bitsPerPixel / 8 }

    /// The pixels of `surface` in this layout; nil if surfaces cannot be converted to it.
    func samples(of surface: Surface) -> Data? {
        guard
            let format = PixelFormat(
                bitsPerComponent: description.bitsPerComponent, bitsPerPixel: description.bitsPerPixel,
                model: description.colorSpace?.model, bitmapInfo: description.info)
        else { return nil }
        let length = bytesPerRow(width: surface.width)
        var bytes = Data(count: length * surface.height)
        bytes.withUnsafeMutableBytes { bytes in
            guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
            for line in 0..<surface.height {
                format.store(surface.row(line), count: surface.width, into: base + line * length)
            }
        }
        return bytes
    }
}
