import UIKit

/// The pictures of an album, small.
final class AlbumController: UIViewController {
    private unowned let host: any PhotosHost
    private let name: String
    private let grid: PhotoGrid
    private let list: ThumbnailGridController
    private var hasAppeared = false

    init(_ album: PhotoAlbum, of host: any PhotosHost, cache: ThumbnailCache) {
        self.host = host
        name = album.name
        weak var page: AlbumController?
        grid = PhotoGrid(album, in: host.photoLibrary, cache: cache) { page?.open($0) }
        list = ThumbnailGridController(album.name, source: grid)
        super.init(nibName: nil, bundle: nil)
        title = album.name
        page = self
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() { view = list.view }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
        // The last pictures are those that one wants to see.
        if !hasAppeared { list.scrollToEnd() }
        hasAppeared = true
    }

    func update() {
        grid.update(host.pictureAlbums.first { $0.name == name })
        list.update()
    }

    private func open(_ photo: Photo) {
        guard let index = grid.photos.firstIndex(of: photo) else { return }
        navigationController?.pushViewController(
            PhotoViewerController(grid.photos, at: index, of: host), animated: true)
    }
}
