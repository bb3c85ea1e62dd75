/// How the pixels of a bitmap lie in memory.
struct BitmapDescription {
    var bitsPerComponent = 8
    var bitsPerPixel = 32
    var colorSpace: CGColorSpace? = .deviceRGB
    var info = CGBitmapInfo(
        rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
}
