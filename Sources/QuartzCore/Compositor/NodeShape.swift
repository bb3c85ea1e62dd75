/// The outline of a node's bounds on the screen.
struct NodeShape {
    /// The part of the screen that the node can draw in.
    let limit: PixelRect
    let placement: PlaneTransform
    let bounds: CGRect
    let cornerRadius: CGFloat
    /// Edges that are not smoothed, as `CPixelKernels` numbers them.
    let hardEdges: UInt32
    /// The pixels of the bounds and the radius of the corners in pixels, if the edges fall between pixels; nil
    /// otherwise.
    let aligned: (rect: PixelRect, radius: Double)?

    /// The largest radius, in pixels, whose corners are kept as masks.
    private static let largestCorner = 512.0

    init(_ node: LayerNode) {
        limit = node.clip
        hardEdges = node.shown.edgeAntialiasingMask.hardEdges
        placement = node.placement
        bounds = node.shown.bounds
        let radius = node.shown.cornerRadius
        cornerRadius = radius > 0 ? min(radius, bounds.width / 2, bounds.height / 2) : 0
        guard placement.isUpright else {
            aligned = nil
            return
        }
        let rect = PixelRect(centeredIn: placement.apply(bounds))
        let pixels = min(Double(cornerRadius) * placement.xx, Double(min(rect.width, rect.height)) / 2)
        let fits = pixels <= NodeShape.largestCorner && 2 * Int(pixels.rounded(.up)) <= min(rect.width, rect.height)
        if pixels < 0.25 {
            aligned = (rect, 0)
        } else {
            aligned = fits && abs(placement.xx - placement.yy) < 1e-6 ? (rect, pixels) : nil
        }
    }

    /// The width in pixels of a border of `width` points, if its edges fall between pixels; nil otherwise.
    func alignedBorder(_ width: CGFloat) -> Double? {
        let pixels = Double(width) * placement.xx
        guard let (rect, radius) = aligned, abs(pixels - pixels.rounded()) < 1e-3,
            2 * max(radius.rounded(.up), pixels) <= Double(min(rect.width, rect.height)),
            Int(pixels.rounded()) <= Int(radius.rounded(.up)) || radius == 0
        else { return nil }
        return pixels
    }

    /// The pixels of the bounds that the node can draw in, including those that the bounds cover only in part.
    var place: PixelRect {
        (aligned?.rect ?? PixelRect(touchedBy: placement.apply(bounds))).intersection(limit)
    }

    /// The corners of the outline on the screen, rounded ones as several points; made smaller by `inset` points.
    func outline(inset: CGFloat = 0) -> [CGPoint] {
        let inner = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: min(inset, bounds.height / 2))
        return placement.apply(RoundedOutline.points(inner, radius: max(cornerRadius - inset, 0)))
    }

    /// The pixels that an outline touches and the node can draw in.
    func extent(of outline: [CGPoint]) -> PixelRect {
        PixelRect(touchedBy: CGRect(enclosing: outline)).intersection(limit)
    }
}
