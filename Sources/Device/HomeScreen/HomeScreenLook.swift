import DeviceLink

/// What the home screens of the systems differ in.
struct HomeScreenLook: Equatable {
    /// Apps can be put together in folders.
    var hasFolders: Bool
    /// Icons stand on a picture; black is behind them otherwise.
    var hasWallpaper: Bool
    /// The dock is a shelf of glass, in which icons are reflected; a flat bar otherwise.
    var hasShelf: Bool

    /// iOS 4 brought folders, and to iPhones the wallpaper of the iPad.
    init(_ profile: DeviceProfile) {
        hasFolders = profile.hasSystem(.four)
        hasWallpaper = hasFolders || profile.isPad
        hasShelf = hasWallpaper
    }
}
