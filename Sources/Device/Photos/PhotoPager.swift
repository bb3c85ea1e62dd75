import UIKit

/// Pictures beside each other, of which one fills the screen; only it and its neighbours are in memory.
@MainActor final class PhotoPager: UIScrollView, UIScrollViewDelegate {
    /// Called when another picture has the screen.
    var onTurn: (() -> Void)?
    /// Called when a picture was tapped.
    var onTap: (() -> Void)?
    private(set) var index: Int

    private var photos: [Photo]
    private let library: PhotoLibrary
    private var pages: [Int: ZoomingPhotoView] = [:]

    /// Between two pictures, in points.
    private static let gap: CGFloat = 20

    init(_ photos: [Photo], at index: Int, in library: PhotoLibrary) {
        self.photos = photos
        self.index = index
        self.library = library
        super.init(frame: .zero)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        backgroundColor = .black
        delegate = self
    }

    required init?(coder: NSCoder) { return nil }

    /// A page is wider than a picture, so that pictures that follow each other do not touch.
    func fill(_ area: CGRect) {
        frame = CGRect(x: area.minX, y: area.minY, width: area.width + PhotoPager.gap, height: area.height)
        contentSize = CGSize(width: bounds.width * CGFloat(photos.count), height: bounds.height)
        contentOffset = CGPoint(x: bounds.width * CGFloat(index), y: 0)
        for (place, page) in pages { page.frame = frame(of: place) }
        load()
    }

    /// Turns to another picture.
    func turn(to place: Int) {
        guard photos.indices.contains(place) else { return }
        setContentOffset(CGPoint(x: bounds.width * CGFloat(place), y: 0), animated: true)
    }

    /// Takes the present picture away.
    func remove() {
        photos.remove(at: index)
        index = min(index, max(photos.count - 1, 0))
        for page in pages.values { page.removeFromSuperview() }
        pages = [:]
        contentSize = CGSize(width: bounds.width * CGFloat(photos.count), height: bounds.height)
        contentOffset = CGPoint(x: bounds.width * CGFloat(index), y: 0)
        load()
    }

    private func frame(of place: Int) -> CGRect {
        CGRect(
            x: bounds.width * CGFloat(place), y: 0, width: bounds.width - PhotoPager.gap, height: bounds.height)
    }

    private func load() {
        let near = index - 1...index + 1
        for (place, page) in pages where !near.contains(place) {
            page.removeFromSuperview()
            pages[place] = nil
        }
        for place in near where photos.indices.contains(place) && pages[place] == nil {
            let photo = photos[place]
            let page = ZoomingPhotoView(library.image(of: photo), name: photo.name)
            page.onTap = { [weak self] in self?.onTap?() }
            page.frame = frame(of: place)
            addSubview(page)
            pages[place] = page
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard bounds.width > 0, !photos.isEmpty else { return }
        let place = min(max(Int((contentOffset.x / bounds.width).rounded()), 0), photos.count - 1)
        guard place != index else { return }
        pages[index]?.reset()
        index = place
        load()
        onTurn?()
    }
}
