import UIKit

/// The albums, each with its last picture and how many it has.
final class AlbumListController: UITableViewController, PhotoListing {
    private unowned let host: any PhotosHost
    private let cache: ThumbnailCache
    private var albums: [PhotoAlbum] = []

    private static let rowHeight: CGFloat = 57

    init(of host: any PhotosHost, cache: ThumbnailCache) {
        self.host = host
        self.cache = cache
        super.init(style: .plain)
        title = "Albums"
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = AlbumListController.rowHeight
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    private static func small(_ image: UIImage) -> UIImage? {
        let side = rowHeight - 1
        return SystemAppIcons.draw(side: side, scale: UIScreen.main.scale) { _ in
            image.draw(in: CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    func update() {
        guard isViewLoaded else { return }
        albums = host.photoLibrary.albums
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { albums.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let album = albums[indexPath.row]
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "album")
            ?? UITableViewCell(style: .default, reuseIdentifier: "album")
        cell.textLabel?.text = "\(album.name) (\(album.photos.count))"
        cell.accessoryType = .disclosureIndicator
        let library = host.photoLibrary
        cell.imageView?.image =
            album.photos.last.flatMap { photo in cache.thumbnail(of: photo) { library.image(of: photo) } }
            .flatMap(AlbumListController.small)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let page = AlbumController(albums[indexPath.row], of: host, cache: cache)
        navigationController?.pushViewController(page, animated: true)
    }
}
