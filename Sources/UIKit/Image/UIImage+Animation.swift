/// Images that are a row of pictures (iOS 5).
extension UIImage {
    /// An image that shows `images` one after the other. It has the first one's pixels and size.
    /// - Parameter duration: The time of one round in seconds; 0 means 1/30 second an image.
    /// - ObjC: animatedImageWithImages:duration:
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        // Rows within the row are played as part of it.
        let frames = images.flatMap { $0.images ?? [$0] }
        guard let first = frames.first else { return nil }
        let length = duration > 0 && duration.isFinite ? duration : Double(frames.count) / 30
        return UIImage(first, images: frames, duration: length)
    }

    /// An image of the app's pictures `name0`, `name1` … or from `name1` on, as many as there are.
    /// - ObjC: animatedImageNamed:duration:
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: numberedImages(name), duration: duration)
    }

    /// As ``animatedImageNamed(_:duration:)``, each picture with ends that are not stretched.
    /// - ObjC: animatedResizableImageNamed:capInsets:duration:
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedImage(
            with: numberedImages(name).map { $0.resizableImage(withCapInsets: capInsets) }, duration: duration)
    }

    /// As Apple documents it, numbers go up to 1024.
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
