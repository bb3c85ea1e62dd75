import Glibc

/// Small pictures that were made of large ones, the last ones that were asked for.
@MainActor package final class ThumbnailCache {
    /// A file as it is now: another picture may get the name of one that was deleted.
    private struct Key: Hashable {
        let photo: Photo
        let size: Int
        let seconds: Int
        let nanoseconds: Int

        init(_ photo: Photo) {
            var status = stat()
            lstat(photo.path, &status)
            self.photo = photo
            size = Int(status.st_size)
            (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        }
    }

    private var images: [Key: UIImage] = [:]
    private var order: [Key] = []

    private static let most = 400

    package init() {}

    /// - Returns: nil for a picture that cannot be read.
    package func thumbnail(of photo: Photo, in library: PhotoLibrary) -> UIImage? {
        if photo.isFilm { return ThumbnailCache.film }
        let key = Key(photo)
        if let image = images[key] { return image }
        guard let image = library.image(of: photo).flatMap(ThumbnailCache.small) else { return nil }
        images[key] = image
        order.append(key)
        if order.count > ThumbnailCache.most { images[order.removeFirst()] = nil }
        return image
    }

    /// The middle square of a picture.
    private static func small(_ image: UIImage) -> UIImage? {
        guard image.size.width > 0, image.size.height > 0 else { return nil }
        return draw { square in
            let factor = square.width / min(image.size.width, image.size.height)
            let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
            image.draw(
                in: CGRect(
                    x: square.midX - size.width / 2, y: square.midY - size.height / 2, width: size.width,
                    height: size.height))
        }
    }

    /// What stands for a film: a camera on a dark ground.
    private static let film = draw { square in
        UIColor(white: 0.2, alpha: 1).setFill()
        UIRectFill(square)
        UIColor(white: 0.85, alpha: 1).setFill()
        UIBezierPath(roundedRect: CGRect(x: 20, y: 28, width: 24, height: 19), cornerRadius: 3).fill()
        let lens = UIBezierPath()
        lens.move(to: CGPoint(x: 46, y: 37))
        lens.addLine(to: CGPoint(x: 56, y: 29))
        lens.addLine(to: CGPoint(x: 56, y: 46))
        lens.close()
        lens.fill()
    }

    private static func draw(_ paint: (CGRect) -> Void) -> UIImage? {
        let square = CGRect(x: 0, y: 0, width: ThumbnailButton.side, height: ThumbnailButton.side)
        UIGraphicsBeginImageContextWithOptions(square.size, false, UIScreen.main.scale)
        defer { UIGraphicsEndImageContext() }
        paint(square)
        return UIGraphicsGetImageFromCurrentImageContext()
    }
}
