extension UIImage: NSCoding {
    /// Decodes the pixels, which are archived as an image file. nil if the archive contains none.
    final class func decodePixels(_ coder: NSCoder) -> CGImage? {
        coder.decode(Data.self, forKey: "UIImageData").flatMap { DecodedPicture($0, name: "archived image") }?.pixels
    }

    final func encodeImage(_ coder: NSCoder) {
        coder.encode(ifPresent: cgImage?.pngData(), forKey: "UIImageData")
        coder.encode(scale, forKey: "UIScale", unless: 1)
        coder.encode(imageOrientation, forKey: "UIImageOrientation", unless: .up)
        coder.encode(leftCapWidth, forKey: "UILeftCapWidth", unless: 0)
        coder.encode(topCapHeight, forKey: "UITopCapHeight", unless: 0)
    }
}
