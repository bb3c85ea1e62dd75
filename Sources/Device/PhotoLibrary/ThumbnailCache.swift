import UIKit

/// Small pictures that were made of large ones, the last ones that were asked for.
@MainActor final class ThumbnailCache {
    private var images: [Photo: UIImage] = [:]
    private var order: [Photo] = []

    private static let most = 400

    /// - Parameter make: reads the large picture.
    func thumbnail(of photo: Photo, make: () -> UIImage?) -> UIImage? {
        if let image = images[photo] { return image }
        guard let image = make().flatMap(ThumbnailCache.small) else { return nil }
        images[photo] = image
        order.append(photo)
        if order.count > ThumbnailCache.most { images[order.removeFirst()] = nil }
        return image
    }

    /// The middle square of a picture.
    private static func small(_ image: UIImage) -> UIImage? {
        let (side, scale) = (ThumbnailButton.side, UIScreen.main.scale)
        guard image.size.width > 0, image.size.height > 0 else { return nil }
        let factor = max(side / image.size.width, side / image.size.height)
        let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
        return SystemAppIcons.draw(side: side, scale: scale) { _ in
            image.draw(
                in: CGRect(
                    x: (side - size.width) / 2, y: (side - size.height) / 2, width: size.width, height: size.height))
        }
    }
}
