/// An album in the picker, small.
final class PickerAlbumController: UIViewController {
    private weak var picker: UIImagePickerController?
    /// nil is the camera roll.
    private let name: String?
    private let grid: PhotoGrid
    private let list: ThumbnailGridController
    private var hasAppeared = false

    init(of picker: UIImagePickerController, showing album: PhotoAlbum?) {
        self.picker = picker
        let title = album?.name ?? picker.library.rollName
        name = album.flatMap { $0.isRoll ? nil : $0.name }
        grid = PhotoGrid(
            album ?? PhotoAlbum(name: title, photos: [], isRoll: true), in: picker.library, cache: picker.cache
        ) { [weak picker] in picker?.pick($0) }
        list = ThumbnailGridController(title, source: grid)
        super.init(nibName: nil, bundle: nil)
        self.title = title
        navigationItem.rightBarButtonItem = picker.makeCancelButton()
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

    private func update() {
        guard let picker else { return }
        let album = name.map { name in picker.albums.first { !$0.isRoll && $0.name == name } }
        grid.update(album ?? picker.wanted(picker.library.roll))
        list.update()
    }
}
