import UIKit

/// The pictures behind the icons and behind the clock of the lock screen.
extension Device: WallpaperHost {
    var photoLibrary: PhotoLibrary {
        PhotoLibrary(
            folder: storage.mediaPath,
            rollName: model.capabilities.contains(.stillCamera) ? "Camera Roll" : "Saved Photos")
    }

    var wallpaperPlaces: [Wallpaper.Place] { screen.homeScreen.look.hasWallpaper ? [.lock, .home] : [.lock] }

    /// What the user has chosen; the usual one where that cannot be read.
    func wallpaper(at place: Wallpaper.Place) -> Wallpaper {
        let name = storage.wallpaperName(at: place.rawValue)
        if name == DeviceStorage.pictureName, let data = storage.wallpaperPicture(at: place.rawValue),
            let image = UIImage(data: data)
        {
            return .picture(image)
        }
        return .pattern(name.flatMap { WallpaperPattern(rawValue: $0) } ?? (profile.isPad ? .dusk : .drops))
    }

    /// - Parameter places: where it is from now on.
    func setWallpaper(_ wallpaper: Wallpaper, at places: [Wallpaper.Place]) {
        do {
            for place in places {
                switch wallpaper {
                case .pattern(let pattern):
                    try storage.setWallpaper(pattern.rawValue, picture: nil, at: place.rawValue)
                case .picture:
                    try storage.setWallpaper(
                        DeviceStorage.pictureName, picture: screenPicture(wallpaper), at: place.rawValue)
                }
            }
        } catch {
            log("\(error)")
        }
        showWallpapers()
    }

    func showWallpapers() {
        screen.lockScreen.wallpaper = wallpaper(at: .lock)
        if screen.homeScreen.look.hasWallpaper { screen.homeScreen.wallpaper = wallpaper(at: .home) }
    }

    /// The part of a picture that fills the screen, with as many pixels as that has.
    private func screenPicture(_ wallpaper: Wallpaper) -> Data? {
        UIGraphicsBeginImageContextWithOptions(screenBounds.size, true, CGFloat(profile.scale))
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        wallpaper.draw(in: screenBounds, context)
        return UIGraphicsGetImageFromCurrentImageContext().flatMap { UIImagePNGRepresentation($0) }
    }
}
