import UIKit

/// A picture as large as the screen. A tap lets the bars fade; a swipe shows the next one.
final class PhotoViewerController: UIViewController {
    private unowned let host: any PhotosHost
    private let library: PhotoLibrary
    private var photos: [Photo]
    private let pager: PhotoPager
    private let bar = UIToolbar()
    private let actions: PhotoActions
    private var hidesBars = false
    private var back: UIBarButtonItem?
    private var forth: UIBarButtonItem?

    private static let fade = 0.3
    private static let barHeight: CGFloat = 44

    init(_ photos: [Photo], at index: Int, of host: any PhotosHost) {
        self.photos = photos
        self.host = host
        library = host.photoLibrary
        pager = PhotoPager(photos, at: index, in: host.photoLibrary)
        actions = PhotoActions(of: host)
        super.init(nibName: nil, bundle: nil)
        wantsFullScreenLayout = true
        pager.onTap = { [unowned self] in toggleBars() }
        pager.onTurn = { [unowned self] in photoDidChange() }
        actions.onDelete = { [unowned self] in removePhoto() }
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .black
        view.clipsToBounds = true
        view.addSubview(pager)
        bar.barStyle = .blackTranslucent
        bar.items = makeItems()
        view.addSubview(bar)
        self.view = view
        photoDidChange()
    }

    private func makeItems() -> [UIBarButtonItem] {
        func item(_ kind: UIBarButtonItem.SystemItem, _ label: String, _ action: @escaping @MainActor () -> Void)
            -> UIBarButtonItem
        {
            let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
            item.accessibilityLabel = label
            item.onTap = action
            return item
        }
        func space() -> UIBarButtonItem {
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        }
        let share = item(.action, "Action") { [unowned self] in
            if let photo { actions.ask(photo, over: self) }
        }
        let back = item(.rewind, "Previous") { [unowned self] in pager.turn(to: pager.index - 1) }
        let forth = item(.fastForward, "Next") { [unowned self] in pager.turn(to: pager.index + 1) }
        let delete = item(.trash, "Delete") { [unowned self] in
            if let photo { actions.askToDelete(photo, over: self) }
        }
        (self.back, self.forth) = (back, forth)
        return [share, space(), back, space(), forth, space(), delete]
    }

    private var photo: Photo? { photos.indices.contains(pager.index) ? photos[pager.index] : nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.barStyle = .blackTranslucent
        host.setStatusBar(.blackTranslucent, isHidden: hidesBars)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if hidesBars { toggleBars() }
        navigationController?.navigationBar.barStyle = .default
        host.setStatusBar(.default, isHidden: false)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let area = view.bounds
        if pager.frame.height != area.height { pager.fill(area) }
        bar.frame = CGRect(
            x: 0, y: area.height - PhotoViewerController.barHeight, width: area.width,
            height: PhotoViewerController.barHeight)
    }

    private func photoDidChange() {
        title = "\(pager.index + 1) of \(photos.count)"
        back?.isEnabled = pager.index > 0
        forth?.isEnabled = pager.index < photos.count - 1
    }

    private func toggleBars() {
        hidesBars.toggle()
        host.setStatusBar(.blackTranslucent, isHidden: hidesBars)
        let alpha: CGFloat = hidesBars ? 0 : 1
        UIView.animate(withDuration: PhotoViewerController.fade) {
            self.bar.alpha = alpha
            self.navigationController?.navigationBar.alpha = alpha
        }
    }

    private func removePhoto() {
        guard let photo else { return }
        do {
            try library.delete(photo)
        } catch {
            return host.log("\(error)")
        }
        photos.remove(at: pager.index)
        guard !photos.isEmpty else {
            navigationController?.popViewController(animated: true)
            return
        }
        pager.remove()
        photoDidChange()
    }
}
