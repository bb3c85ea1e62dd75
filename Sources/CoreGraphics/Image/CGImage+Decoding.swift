extension CGImage {
    /// The most pixels an image may have when decoded.
    package static let largestPixelCount = 1 << 26

    /// Decodes a PNG (also with Apple's CgBI chunk) or JPEG image. Never crashes on damaged data.
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
        throw CGImageDecodingError(name: name, reason: .unknownFormat)
    }

    /// A PNG image from a provider's bytes; nil when they are not one. The first two parameters after it are ignored.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let data = source.data, data.starts(with: PNGChunks.signature),
            let decoded = try? CGImage.decode(data: data, name: "image")
        else { return nil }
        self.init(surface: decoded.image.surface)
    }

    /// A JPEG image from a provider's bytes, as it is stored; nil when they are not one.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let data = source.data, data.starts(with: [0xFF, 0xD8]),
            let decoded = try? CGImage.decode(data: data, name: "image")
        else { return nil }
        self.init(surface: decoded.image.surface)
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
