import UIKit

/// What the choice of a wallpaper needs of the device.
@MainActor protocol WallpaperHost: AnyObject {
    var photoLibrary: PhotoLibrary { get }
    /// The camera roll and the albums that have pictures, without their films.
    var pictureAlbums: [PhotoAlbum] { get }
    /// Where the system has a wallpaper.
    var wallpaperPlaces: [Wallpaper.Place] { get }
    func setWallpaper(_ wallpaper: Wallpaper, at places: [Wallpaper.Place])
}
