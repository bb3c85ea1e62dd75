/// Animated images (iOS 5).
extension UIImage {
    /// Makes an animated image that shows `images` in turn. Its own pixels and size are those of the first one.
    /// - Parameter duration: The duration of one cycle, in seconds. 0 means 1/30 second per image.
    /// - ObjC: animatedImageWithImages:duration:
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        // The frames of an animated image are inserted as frames of the new one.
        let frames = images.flatMap { $0.images ?? [$0] }
        guard let first = frames.first else { return nil }
        let length = duration > 0 && duration.isFinite ? duration : Double(frames.count) / 30
        return UIImage(first, images: frames, duration: length)
    }

    /// Makes an animated image from the bundle's images `name0`, `name1`, …; `name0` may be missing.
    /// - ObjC: animatedImageNamed:duration:
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: numberedImages(name), duration: duration)
    }

    /// Like ``animatedImageNamed(_:duration:)``, with cap insets for each image.
    /// - ObjC: animatedResizableImageNamed:capInsets:duration:
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedImage(
            with: numberedImages(name).map { $0.resizableImage(withCapInsets: capInsets) }, duration: duration)
    }

    /// Apple documents numbers up to 1024.
    private static func numberedImages(_ name: String) -> [UIImage] {
        var images: [UIImage] = []
        for number in 0...1024 {
            if let image = UIImage(named: "\(name)\(number)") {
                images.append(image)
            } else if number > 0 {
                break
            }
        }
        return images
    }
}
