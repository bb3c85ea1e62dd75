/// What a node shows, as pixels.
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

    /// What lies `progress` of the way from this snapshot to another one; nil when memory is short.
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

    /// The step that paints the snapshot moved by some pixels, within `clip`.
    func painted(movedBy x: Int, _ y: Int, within clip: PixelRect) -> (PixelRect, PaintItem.Operation) {
        let place = PixelRect(x: rect.x + x, y: rect.y + y, width: rect.width, height: rect.height)
        let painting = ImagePainting(
            surface: surface, isOpaque: false, opacity: 1, placing: .aligned(x: place.x, y: place.y))
        return (place.intersection(clip), .image(painting))
    }
}
