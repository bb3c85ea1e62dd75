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
