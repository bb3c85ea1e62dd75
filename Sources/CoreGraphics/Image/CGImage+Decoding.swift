extension CGImage {
    /// The most pixels an image may have when decoded.
    package static let largestPixelCount = 1 << 26

    /// Decodes a PNG (also with Apple's CgBI chunk), JPEG, GIF (the first picture), BMP, TIFF, ICO or CUR image. Never
    /// crashes on damaged data.
    ///
    /// - Parameter name: names the data in errors.
    /// - Throws: `CGImageDecodingError`.
    package static func decode(data: Data, name: String) throws -> DecodedImage {
        if data.starts(with: PNGChunks.signature) {
            let surface = try PNGDecoder(data: data, name: name).decode()
            return DecodedImage(image: CGImage(surface: surface), orientation: .up)
        }
        if data.starts(with: [0xFF, 0xD8, 0xFF]) {
            let surface = try JPEGDecoder(data: data, name: name).decode()
            return DecodedImage(
                image: CGImage(surface: surface), orientation: EXIFOrientation.find(inJPEG: data) ?? .up)
        }
        if TIFFDecoder.signatures.contains(where: data.starts) {
            return try TIFFDecoder(data: data, name: name).decode()
        }
        if let surface = try decodeUnturned(data, name) {
            return DecodedImage(image: CGImage(surface: surface), orientation: .up)
        }
        throw CGImageDecodingError(name: name, reason: .unknownFormat)
    }

    /// Decodes formats without orientation; nil for other data.
    private static func decodeUnturned(_ data: Data, _ name: String) throws -> Surface? {
        if data.starts(with: GIFDecoder.signature) { return try GIFDecoder(data: data, name: name).decode() }
        if data.starts(with: BMPDecoder.signature) { return try BMPDecoder(data: data, name: name).decode() }
        if IconDecoder.signatures.contains(where: data.starts) {
            return try IconDecoder(data: data, name: name).decode()
        }
        return nil
    }

    /// A PNG image from a provider's bytes, with the samples of the file: gray or red, green and blue of 8 bits where
    /// it has these without alpha. Nil when they are not a PNG image. The first two parameters after it are ignored.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let data = source.data, data.starts(with: PNGChunks.signature),
            let decoded = try? CGImage.decode(data: data, name: "image")
        else { return nil }
        let layout =
            switch PNGChunks.opaqueChannels(of: data) {
            case 1: SampleLayout.opaque(.deviceGray)
            case 3: SampleLayout.opaque(.deviceRGB)
            default: SampleLayout()
            }
        self.init(surface: decoded.image.surface, layout: layout)
    }

    /// A JPEG image from a provider's bytes, as it is stored: gray, or red, green and blue. Nil when they are not one.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let data = source.data, data.starts(with: [0xFF, 0xD8]),
            let decoded = try? CGImage.decode(data: data, name: "image")
        else { return nil }
        let isGray = JPEGDecoder(data: data, name: "image").isGray
        self.init(surface: decoded.image.surface, layout: .opaque(isGray ? .deviceGray : .deviceRGB))
    }

    /// A surface for an image of a size that a file claims.
    static func surface(forDecoding name: String, width: Int, height: Int) throws -> Surface {
        guard width > 0, height > 0 else {
            throw CGImageDecodingError(name: name, reason: .damaged("its size is \(width)×\(height) pixels"))
        }
        guard width <= Surface.longestSide, height <= Surface.longestSide, width * height <= largestPixelCount else {
            throw CGImageDecodingError(name: name, reason: .tooLarge(width: width, height: height))
        }
        guard let surface = Surface(width: width, height: height) else {
            throw CGImageDecodingError(name: name, reason: .outOfMemory)
        }
        return surface
    }
}
