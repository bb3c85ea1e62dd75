/// Draws a page curl: pictures of the pages of which one is being turned.
final class PageCurlView: UIView {
    /// The pictures of the pages: `under` has the size of this view's bounds, the others that of the page.
    struct Pages {
        /// The pages below the turning one.
        let under: Surface
        let front: Surface
        /// The back of the turning page, mirrored; nil for a page whose front shines through.
        let back: Surface?
    }

    private let pages: Pages
    private let result: Surface
    /// The frame of the turning page when it lies flat, in points.
    private let page: CGRect
    /// The unit vector from the spine to the page's free edge.
    private let way: CGPoint
    /// True if the page comes down on the other side of the spine, as with a spine in the middle, rather than out of
    /// sight.
    private let landsOnOtherSide: Bool

    /// The place where the fold begins, along the side of the page that is perpendicular to ``way``: 0 at its start to
    /// 1 at its end.
    var lift: CGFloat = 0.85
    /// The angle by which the fold is tilted at the beginning, in radians.
    var tilt: CGFloat = 0.35

    /// The progress of the turn: 0 for a flat page to 1 for one on the other side of the spine.
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
        // The roll is thin at the beginning, and at the end if the page comes down in sight.
        let thickness = min(part * 4, 1) * (landsOnOtherSide ? min((1 - part) * 4, 1) : 1)
        let radius = max(length * 0.1 * thickness, 0.5)
        let edge = length * (1 - 2 * part)
        let contact = min((edge + length - .pi * radius) / 2, length)
        let angle = tilt * (1 - part)
        let across = CGPoint(x: abs(way.y), y: abs(way.x))
        let axis = CGPoint(
            x: way.x * cos(angle) + across.x * sin(angle), y: way.y * cos(angle) + across.y * sin(angle))
        // A point on the fold, relative to the page's upper left corner.
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
