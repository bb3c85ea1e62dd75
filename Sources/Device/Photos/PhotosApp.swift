import UIKit

/// The phone's Photos: the camera roll with what the device and its apps have saved, and further albums.
@MainActor final class PhotosApp: SystemApp {
    nonisolated static let identifier = "com.apple.mobileslideshow"
    var identifier: String { PhotosApp.identifier }
    let displayName = "Photos"
    let category = "Photography"
    private unowned let host: any PhotosHost
    private let cache = ThumbnailCache()
    private weak var navigation: UINavigationController?
    private weak var list: PhotoAlbumListController?

    init(of host: any PhotosHost) { self.host = host }

    func makeRootViewController() -> UIViewController {
        let list = PhotoAlbumListController(
            "Albums", of: host.photoLibrary, cache: cache, albums: { [unowned host] in host.pictureAlbums },
            onSelect: { [unowned self] album in
                self.navigation?.pushViewController(AlbumController(album, of: host, cache: cache), animated: true)
            })
        let navigation = UINavigationController(rootViewController: list)
        (self.navigation, self.list) = (navigation, list)
        return navigation
    }

    /// A picture has been saved, or is gone.
    func update() {
        list?.update()
        for case let album as AlbumController in navigation?.viewControllers ?? [] { album.update() }
    }

    /// A sunflower before the sky.
    func drawIcon(in context: CGContext) {
        context.fillGradient(
            [RGBA(red: 0.55, green: 0.82, blue: 0.98, alpha: 1), RGBA(red: 0.16, green: 0.50, blue: 0.88, alpha: 1)],
            in: CGRect(x: 0, y: 0, width: 57, height: 57))
        let center = CGPoint(x: 28.5, y: 29)
        for (ring, color) in [
            (CGFloat(0), RGBA(red: 0.93, green: 0.62, blue: 0.05, alpha: 1)),
            (.pi / 16, RGBA(red: 1, green: 0.83, blue: 0.18, alpha: 1)),
        ] {
            context.setFill(color)
            for petal in 0..<16 {
                context.saveGState()
                context.translateBy(x: center.x, y: center.y)
                context.rotate(by: CGFloat(petal) * .pi / 8 + ring)
                context.fillEllipse(in: CGRect(x: -3.4, y: -25, width: 6.8, height: 17))
                context.restoreGState()
            }
        }
        context.saveGState()
        context.addEllipse(in: CGRect(x: center.x - 11, y: center.y - 11, width: 22, height: 22))
        context.clip()
        context.drawRadialGradient(
            CGGradient(
                colors: [
                    RGBA(red: 0.55, green: 0.32, blue: 0.12, alpha: 1),
                    RGBA(red: 0.22, green: 0.11, blue: 0.04, alpha: 1),
                ], locations: [0, 1]),
            startCenter: center, startRadius: 0, endCenter: center, endRadius: 11, options: [.drawsAfterEndLocation])
        context.restoreGState()
    }
}
