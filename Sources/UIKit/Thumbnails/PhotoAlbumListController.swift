/// The albums of a library, each with its last picture and how many it has.
package final class PhotoAlbumListController: UITableViewController {
    private let cache: ThumbnailCache
    private let library: PhotoLibrary
    private let readAlbums: () -> [PhotoAlbum]
    private let onSelect: (PhotoAlbum) -> Void
    private var albums: [PhotoAlbum] = []
    private var none: EmptyListLabel?

    private static let rowHeight: CGFloat = 57

    /// - Parameters:
    ///   - albums: Reads the albums to show. It is called each time the list appears.
    ///   - onSelect: Called with the album that was tapped.
    package init(
        _ title: String, of library: PhotoLibrary, cache: ThumbnailCache, albums: @escaping () -> [PhotoAlbum],
        onSelect: @escaping (PhotoAlbum) -> Void
    ) {
        self.cache = cache
        self.library = library
        readAlbums = albums
        self.onSelect = onSelect
        super.init(style: .plain)
        self.title = title
    }

    package required init?(coder: NSCoder) { return nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = PhotoAlbumListController.rowHeight
        none = EmptyListLabel("No Photos", in: tableView)
    }

    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    /// Shows the albums that there are now.
    package func update() {
        guard isViewLoaded else { return }
        albums = readAlbums()
        none?.isHidden = !albums.isEmpty
        tableView.separatorStyle = albums.isEmpty ? .none : .singleLine
        tableView.reloadData()
    }

    package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        albums.count
    }

    package override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let album = albums[indexPath.row]
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "album")
            ?? UITableViewCell(style: .default, reuseIdentifier: "album")
        cell.textLabel?.text = "\(album.name) (\(album.photos.count))"
        cell.accessoryType = .disclosureIndicator
        cell.imageView?.image = album.photos.last.flatMap { cache.thumbnail(of: $0, in: library) }
            .flatMap(PhotoAlbumListController.small)
        return cell
    }

    package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onSelect(albums[indexPath.row])
    }

    private static func small(_ image: UIImage) -> UIImage? {
        let side = rowHeight - 1
        UIGraphicsBeginImageContextWithOptions(CGSize(width: side, height: side), false, UIScreen.main.scale)
        defer { UIGraphicsEndImageContext() }
        image.draw(in: CGRect(x: 0, y: 0, width: side, height: side))
        return UIGraphicsGetImageFromCurrentImageContext()
    }
}
