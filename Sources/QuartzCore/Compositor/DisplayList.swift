internal import CPixman

/// The steps that paint a part of the screen, rearmost first. Steps hidden by opaque ones in front are left out.
struct DisplayList {
    private(set) var items: [PaintItem] = []
    private var keeps = 0

    mutating func append(_ rect: PixelRect, isOpaque: Bool = false, _ operation: PaintItem.Operation) {
        guard !rect.isEmpty else { return }
        items.append(PaintItem(rect: rect, isOpaque: isOpaque, operation: operation))
    }

    /// Adds a step that saves the pixels under `rect`, and returns the number by which a `blend` refers to them.
    mutating func keep(_ rect: PixelRect) -> Int {
        keeps += 1
        append(rect, .keep(keeps))
        return keeps
    }

    var isEmpty: Bool { items.isEmpty }

    /// The visible parts of each item, found by going from front to back and collecting opaque rectangles. An item
    /// between a `keep` and its `blend` hides nothing that is behind the group, since the blend brings some of that
    /// back.
    func visibleParts() -> [[PixelRect]] {
        var parts = [[PixelRect]](repeating: [], count: items.count)
        var hidden = OpaqueRegion()
        var outside: [OpaqueRegion] = []
        for index in items.indices.reversed() {
            let item = items[index]
            if case .keep = item.operation, let region = outside.popLast() { hidden = region }
            parts[index] = hidden.visible(of: item.rect)
            if case .blend = item.operation { outside.append(hidden) }
            if item.isOpaque && !parts[index].isEmpty { hidden.add(item.rect) }
        }
        return parts
    }
}

/// The union of opaque rectangles in front.
struct OpaqueRegion {
    private final class Storage {
        var region = pixman_region32()
        init() { pixman_region32_init(&region) }
        deinit { pixman_region32_fini(&region) }
    }

    private var storage: Storage?

    mutating func add(_ rect: PixelRect) {
        let new = Storage()
        var old = storage?.region ?? new.region
        pixman_region32_union_rect(
            &new.region, &old, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
        storage = new
    }

    /// The parts of `rect` outside of the region.
    func visible(of rect: PixelRect) -> [PixelRect] {
        guard let storage else { return [rect] }
        var box = pixman_box32_t(
            x1: Int32(rect.x), y1: Int32(rect.y), x2: Int32(rect.maxX), y2: Int32(rect.maxY))
        switch pixman_region32_contains_rectangle(&storage.region, &box) {
        case PIXMAN_REGION_OUT: return [rect]
        case PIXMAN_REGION_IN: return []
        default: break
        }
        var whole = pixman_region32()
        var rest = pixman_region32()
        pixman_region32_init_with_extents(&whole, &box)
        pixman_region32_init(&rest)
        defer {
            pixman_region32_fini(&whole)
            pixman_region32_fini(&rest)
        }
        pixman_region32_subtract(&rest, &whole, &storage.region)
        var count: Int32 = 0
        guard let boxes = pixman_region32_rectangles(&rest, &count) else { return [rect] }
        return (0..<Int(count)).map {
            let box = boxes[$0]
            return PixelRect(
                x: Int(box.x1), y: Int(box.y1), width: Int(box.x2 - box.x1), height: Int(box.y2 - box.y1))
        }
    }
}
