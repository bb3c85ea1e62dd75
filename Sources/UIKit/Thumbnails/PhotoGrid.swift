/// The pictures and films of an album as a grid shows them.
@MainActor package final class PhotoGrid: ThumbnailSource {
    package private(set) var photos: [Photo]
    private let library: PhotoLibrary
    private let cache: ThumbnailCache
    private let onTap: (Photo) -> Void

    package init(
        _ album: PhotoAlbum, in library: PhotoLibrary, cache: ThumbnailCache, onTap: @escaping (Photo) -> Void
    ) {
        photos = album.photos
        self.library = library
        self.cache = cache
        self.onTap = onTap
    }

    package func update(_ album: PhotoAlbum?) { photos = album?.photos ?? [] }

    package var thumbnailCount: Int { photos.count }

    package func thumbnailLabel(at index: Int) -> String { photos[index].name }

    package func thumbnail(at index: Int) -> UIImage? { cache.thumbnail(of: photos[index], in: library) }

    package func thumbnailTapped(at index: Int) { if photos.indices.contains(index) { onTap(photos[index]) } }

    package var thumbnailSummary: String? {
        let films = photos.count { $0.isFilm }
        let counts = [(photos.count - films, "Photo"), (films, "Video")].filter { $0.0 > 0 }
        guard !counts.isEmpty else { return "No Photos" }
        return counts.map { $0.0 == 1 ? "1 \($0.1)" : "\($0.0) \($0.1)s" }.joined(separator: ", ")
    }
}
