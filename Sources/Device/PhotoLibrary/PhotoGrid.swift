import UIKit

/// The pictures of an album as a grid shows them.
@MainActor final class PhotoGrid: ThumbnailSource {
    private(set) var photos: [Photo]
    private let library: PhotoLibrary
    private let cache: ThumbnailCache
    private let onTap: (Photo) -> Void

    init(_ album: PhotoAlbum, in library: PhotoLibrary, cache: ThumbnailCache, onTap: @escaping (Photo) -> Void) {
        photos = album.photos
        self.library = library
        self.cache = cache
        self.onTap = onTap
    }

    func update(_ album: PhotoAlbum?) { photos = album?.photos ?? [] }

    var thumbnailCount: Int { photos.count }

    func thumbnailLabel(at index: Int) -> String { photos[index].name }

    func thumbnail(at index: Int) -> UIImage? {
        let photo = photos[index]
        return cache.thumbnail(of: photo) { library.image(of: photo) }
    }

    func thumbnailTapped(at index: Int) { if photos.indices.contains(index) { onTap(photos[index]) } }

    var thumbnailSummary: String? {
        photos.isEmpty ? "No Photos" : photos.count == 1 ? "1 Photo" : "\(photos.count) Photos"
    }
}
