/// The pixels that a node shows.
struct NodeSnapshot {
    let surface: Surface
    /// The place of the surface on the screen, in pixels.
    let rect: PixelRect

    /// The part of a node and what is below it inside `rect`; nil when that is empty or memory is short.
    init?(_ node: LayerNode, in rect: PixelRect, masks: MaskCache) {
        guard !rect.isEmpty, let surface = Surface(width: rect.width, height: rect.height) else { return nil }
        var painter = NodePainter(masks: masks)
        painter.paintGroup(node, rect)
        PaintTarget(surface: surface, x: rect.x, y: rect.y, isOpaque: false).paint(painter.list)
        self.init(surface: surface, rect: rect)
    }

    private init(surface: Surface, rect: PixelRect) {
        self.surface = surface
        self.rect = rect
    }

    /// The blend of this snapshot (progress 0) and another one (1); nil when memory is short.
    func mixed(with other: NodeSnapshot, _ progress: Double) -> NodeSnapshot? {
        guard let result = Surface(width: other.rect.width, height: other.rect.height) else { return nil }
        var list = DisplayList()
        let first = ImagePainting(
            surface: surface, isOpaque: false, opacity: 1 - progress, placing: .aligned(x: rect.x, y: rect.y))
        let second = ImagePainting(
            surface: other.surface, isOpaque: false, opacity: progress,
            placing: .aligned(x: other.rect.x, y: other.rect.y), isAdded: true)
        list.append(rect.intersection(other.rect), .image(first))
        list.append(other.rect, .image(second))
        PaintTarget(surface: result, x: other.rect.x, y: other.rect.y, isOpaque: false).paint(list)
        return NodeSnapshot(surface: result, rect: other.rect)
    }

    /// The part inside `place`, transparent where there is none, as pixels of its own; nil when memory is short.
    func cropped(to place: PixelRect) -> NodeSnapshot? {
        guard let result = NodeSnapshot.empty(place) else { return nil }
        let inside = rect.intersection(place)
        for line in inside.y..<max(inside.maxY, inside.y) {
            memcpy(
                result.surface.row(line - place.y) + (inside.x - place.x),
                surface.row(line - rect.y) + (inside.x - rect.x), inside.width * 4)
        }
        return result
    }

    /// A transparent snapshot.
    static func empty(_ place: PixelRect) -> NodeSnapshot? {
        guard !place.isEmpty, let surface = Surface(width: place.width, height: place.height) else { return nil }
        return NodeSnapshot(surface: surface, rect: place)
    }

    /// The step that paints the snapshot through a transform from its place to the screen, within `clip`.
    func painted(_ transform: PlaneTransform, within clip: PixelRect) -> (PixelRect, PaintItem.Operation) {
        let outline = transform.apply(
            RoundedOutline.points(
                CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height), radius: 0))
        guard let inverse = transform.inverse else { return (.zero, .fill(PixelColor(.clear, opacity: 0))) }
        let painting = ImagePainting(
            surface: surface, isOpaque: false, opacity: 1,
            placing: .turned(
                inverse.concatenating(PlaneTransform(translationX: -Double(rect.x), y: -Double(rect.y))),
                part: surface.bounds, isSmooth: true))
        return (PixelRect(touchedBy: CGRect(enclosing: outline)).insetBy(-1).intersection(clip), .image(painting))
    }

    /// The step that paints the snapshot moved by some pixels, within `clip`.
    func painted(movedBy x: Int, _ y: Int, within clip: PixelRect) -> (PixelRect, PaintItem.Operation) {
        let place = PixelRect(x: rect.x + x, y: rect.y + y, width: rect.width, height: rect.height)
        let painting = ImagePainting(
            surface: surface, isOpaque: false, opacity: 1, placing: .aligned(x: place.x, y: place.y))
        return (place.intersection(clip), .image(painting))
    }
}
