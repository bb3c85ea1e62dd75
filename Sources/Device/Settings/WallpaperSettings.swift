import UIKit

/// The pages on which the user chooses a wallpaper: one that every device has, or a picture.
@MainActor final class WallpaperSettings {
    private unowned let host: any WallpaperHost
    private let cache = ThumbnailCache()

    init(of host: any WallpaperHost) { self.host = host }

    func makeList() -> SettingsList {
        SettingsList("Wallpaper") { [unowned self] in
            let own = SettingsRow.link("Wallpaper") { [unowned self] in makePatterns() }
            let library = host.photoLibrary
            let albums = host.pictureAlbums.filter { !$0.photos.isEmpty }.map { album in
                SettingsRow.link(album.name, value: String(album.photos.count)) { [unowned self] in
                    makePhotos(album, library)
                }
            }
            return [SettingsSection([own])] + (albums.isEmpty ? [] : [SettingsSection(albums)])
        }
    }

    private func makePatterns() -> UIViewController {
        weak var grid: UIViewController?
        let controller = ThumbnailGridController(
            "Wallpaper",
            source: PatternGrid { [unowned self] in WallpaperPreviewController.show(.pattern($0), over: grid, of: host)
            })
        grid = controller
        return controller
    }

    private func makePhotos(_ album: PhotoAlbum, _ library: PhotoLibrary) -> UIViewController {
        weak var grid: UIViewController?
        let source = PhotoGrid(album, in: library, cache: cache) { [unowned self] photo in
            if let image = library.image(of: photo) {
                WallpaperPreviewController.show(.picture(image), over: grid, of: host)
            }
        }
        let controller = ThumbnailGridController(album.name, source: source)
        grid = controller
        return controller
    }
}
