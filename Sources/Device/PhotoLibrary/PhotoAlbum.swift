/// Pictures that belong together, the oldest first.
struct PhotoAlbum: Hashable {
    let name: String
    let photos: [Photo]
}
