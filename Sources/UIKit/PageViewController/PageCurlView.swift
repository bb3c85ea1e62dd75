/// The pages of a book while one of them is turned, as pictures.
final class PageCurlView: UIView {
    /// What is seen of the pages, all pictures as large as this view's bounds or the page's frame.
    struct Pages {
        /// What is seen when nothing of the turning page is in the way.
        let under: Surface
        let front: Surface
        /// nil for a page whose front shines through.
        let back: Surface?
    }

    private let pages: Pages
    private let result: Surface
    /// Where the turning page lies when it is not lifted.
    private let page: CGRect
    /// From the spine to the free edge, of length 1.
    private let way: CGPoint
    /// Whether the page comes to lie on the other side of the spine, and not beyond the edge of what is seen.
    private let landsOnOtherSide: Bool

    /// How far along the page's other side the fold is lifted first: 0 at the beginning of that side … 1 at its end.
    var lift: CGFloat = 0.85
    /// How much the fold is tilted at the beginning, in radians.
    var tilt: CGFloat = 0.35

    /// How much of the page is turned: 0 it lies as ever … 1 it is on the other side.
    var turned: CGFloat = 0 { didSet { if turned != oldValue { paint() } } }

    init?(frame: CGRect, _ pages: Pages, page: CGRect, way: CGPoint, landsOnOtherSide: Bool, turned: CGFloat) {
        guard let result = pages.under.copy() else { return nil }
        self.pages = pages
        self.result = result
        self.page = page
        self.way = way
        self.landsOnOtherSide = landsOnOtherSide
        self.turned = turned
        super.init(frame: frame)
        layer.hostedSurface = result
        isUserInteractionEnabled = false
        paint()
    }

    required init?(coder: NSCoder) { return nil }

    /// The length of the page from the spine to its free edge, in points.
    private var length: CGFloat { way.x != 0 ? page.width : page.height }

    private func paint() {
        memcpy(result.pixels, pages.under.pixels, result.bytesPerRow * result.height)
        let part = min(max(turned, 0), 1)
        let scale = ScreenScale.current
        // The roll is thin where the page begins to be lifted, and where it is laid down again.
        let thickness = min(part * 4, 1) * (landsOnOtherSide ? min((1 - part) * 4, 1) : 1)
        let radius = max(length * 0.1 * thickness, 0.5)
        let edge = length * (1 - 2 * part)
        let contact = min((edge + length - .pi * radius) / 2, length)
        let angle = tilt * (1 - part)
        let across = CGPoint(x: abs(way.y), y: abs(way.x))
        let axis = CGPoint(
            x: way.x * cos(angle) + across.x * sin(angle), y: way.y * cos(angle) + across.y * sin(angle))
        // The fold goes through this place, measured from the page's upper left.
        let spine = CGPoint(x: way.x < 0 ? page.width : 0, y: way.y < 0 ? page.height : 0)
        let place = CGPoint(
            x: spine.x + way.x * contact + across.x * lift * page.width,
            y: spine.y + way.y * contact + across.y * lift * page.height)
        PageTurn(
            front: pages.front, back: pages.back, x: Int((page.minX * scale).rounded()),
            y: Int((page.minY * scale).rounded())
        ).paint(
            over: result, axis: axis, contact: (place.x * axis.x + place.y * axis.y) * scale, radius: radius * scale)
        result.didWritePixels()
        layer.hostedSurfaceDidChange([result.bounds])
    }
}
