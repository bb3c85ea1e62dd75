/// Why an image could not be decoded.
package struct CGImageDecodingError: Error, Hashable, CustomStringConvertible {
    package enum Reason: Hashable, Sendable {
        /// None of the formats that are read.
        case unknownFormat
        /// The decoder of the format found a fault.
        case damaged(String)
        /// A variety of a format that is not read.
        case unsupported(String)
        /// More pixels than `largestPixelCount`, or a side longer than a surface may be.
        case tooLarge(width: Int, height: Int)
        case outOfMemory
    }

    /// The file, or what else the bytes are from.
    package var name: String
    package var reason: Reason

    package var description: String {
        switch reason {
        case .unknownFormat: "\(name): this is no PNG, JPEG, GIF, BMP, TIFF or ICO image"
        case .unsupported(let what): "\(name): \(what) cannot be read; save it as PNG"
        case .damaged(let what): "\(name): the image is damaged: \(what)"
        case .tooLarge(let width, let height):
            "\(name): \(width)×\(height) pixels are too many; the limit is \(CGImage.largestPixelCount) in all and "
                + "\(Surface.longestSide) a side"
        case .outOfMemory: "\(name): not enough memory for the image"
        }
    }
}
