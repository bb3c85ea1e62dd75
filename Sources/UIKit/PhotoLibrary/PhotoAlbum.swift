/// Pictures and films that belong together, the oldest first.
package struct PhotoAlbum: Hashable, Sendable {
    package let name: String
    package let photos: [Photo]
    /// True for what the device and its apps have saved, false for further albums.
    package let isRoll: Bool

    /// The same album, with pictures or films alone.
    package func only(pictures: Bool, films: Bool) -> PhotoAlbum {
        PhotoAlbum(name: name, photos: photos.filter { $0.isFilm ? films : pictures }, isRoll: isRoll)
    }
}
