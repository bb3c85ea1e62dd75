internal import CPixelKernels
internal import CPixman

/// A surface that display lists are painted on.
struct PaintTarget {
    let surface: Surface
    /// The place of the surface's first pixel in the coordinates of the display lists.
    let x, y: Int
    /// True if every pixel of the surface is opaque and stays so.
    let isOpaque: Bool

    func paint(_ list: DisplayList) {
        let parts = list.visibleParts()
        var kept: [Int: Kept] = [:]
        for (item, parts) in zip(list.items, parts) where !parts.isEmpty {
            switch item.operation {
            case .fill(let color): fill(parts, color)
            case .stencil(let color, let mask, let maskX, let maskY):
                let source = Self.solid(color)
                for part in parts { stencil(part, source, mask, part.x - maskX, part.y - maskY) }
                pixman_image_unref(source)
            case .image(let painting): paint(painting, item.isOpaque, parts)
            case .keep(let number): kept[number] = Kept(item.rect, from: self)
            case .blend(let number, let amount):
                if let copy = kept.removeValue(forKey: number) { blend(copy, item.rect, amount) }
            }
        }
        surface.didWritePixels()
    }

    // MARK: Steps

    private var image: OpaquePointer { surface.pixmanImage }

    private func fill(_ parts: [PixelRect], _ color: PixelColor) {
        var color = color.color
        let boxes = parts.map {
            pixman_box32_t(
                x1: Int32($0.x - x), y1: Int32($0.y - y), x2: Int32($0.maxX - x), y2: Int32($0.maxY - y))
        }
        let operation = color.alpha >= 0xff80 ? PIXMAN_OP_SRC : PIXMAN_OP_OVER
        pixman_image_fill_boxes(operation, image, &color, Int32(boxes.count), boxes)
    }

    private func stencil(_ part: PixelRect, _ source: OpaquePointer, _ mask: MaskImage, _ maskX: Int, _ maskY: Int) {
        composite(PIXMAN_OP_OVER, source, (0, 0), mask.image, (maskX, maskY), part)
    }

    private func paint(_ painting: ImagePainting, _ replaces: Bool, _ parts: [PixelRect]) {
        if case .turned(let toSource, let part, let isSmooth) = painting.placing {
            for rect in parts { turn(painting, toSource, part, isSmooth, in: rect) }
            return
        }
        let surface = painting.surface
        let source: OpaquePointer = pixman_image_create_bits_no_clear(
            painting.isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8, Int32(surface.width), Int32(surface.height),
            surface.pixels, Int32(surface.bytesPerRow))
        defer { pixman_image_unref(source) }
        var dimming: OpaquePointer?
        if painting.opacity < 1 { dimming = Self.solid(PixelColor(.black, opacity: painting.opacity)) }
        defer { if let dimming { pixman_image_unref(dimming) } }
        var stencil = painting.stencil
        if let outline = stencil, let dimming {
            // Outline and opacity in one mask, since pixman takes only one.
            let dimmed = MaskImage(width: outline.mask.width, height: outline.mask.height)
            pixman_image_composite32(
                PIXMAN_OP_SRC, dimming, outline.mask.image, dimmed.image, 0, 0, 0, 0, 0, 0, Int32(dimmed.width),
                Int32(dimmed.height))
            stencil = (dimmed, outline.x, outline.y)
        }
        let mask = stencil?.mask.image ?? dimming
        let operation = painting.isAdded ? PIXMAN_OP_ADD : replaces ? PIXMAN_OP_SRC : PIXMAN_OP_OVER
        var (left, top) = (0, 0)
        switch painting.placing {
        case .aligned(let x, let y): (left, top) = (x, y)
        case .sampled(let toSource, let isSmooth): Self.sample(source, toSource, isSmooth)
        case .turned: break
        }
        for part in parts {
            let maskPlace = stencil.map { (part.x - $0.x, part.y - $0.y) } ?? (0, 0)
            composite(operation, source, (part.x - left, part.y - top), mask, maskPlace, part)
        }
    }

    private func turn(
        _ painting: ImagePainting, _ toSource: PlaneTransform, _ part: PixelRect, _ isSmooth: Bool, in rect: PixelRect
    ) {
        let inside = rect.intersection(PixelRect(x: x, y: y, width: surface.width, height: surface.height))
        let used = part.intersection(painting.surface.bounds)
        guard !inside.isEmpty, !used.isEmpty else { return }
        let picture = KernelPicture(
            pixels: painting.surface.pixels, bytes_per_row: painting.surface.bytesPerRow, x: Int32(used.x),
            y: Int32(used.y), width: Int32(used.width), height: Int32(used.height), is_opaque: painting.isOpaque,
            is_smooth: isSmooth, is_added: painting.isAdded, hard_edges: painting.hardEdges)
        let place = KernelRect(
            x: Int32(inside.x), y: Int32(inside.y), width: Int32(inside.width), height: Int32(inside.height))
        toSource.withEntries {
            kernel_transform(
                surface.row(inside.y - y) + (inside.x - x), surface.bytesPerRow, place, picture, $0, painting.opacity)
        }
    }

    private func blend(_ kept: Kept, _ rect: PixelRect, _ amount: BlendAmount) {
        switch amount {
        case .even(let part):
            let mask = Self.solid(PixelColor(.black, opacity: part))
            bringBack(kept, rect, mask, (0, 0))
            pixman_image_unref(mask)
        case .mask(let mask, let maskX, let maskY):
            bringBack(kept, rect, mask.image, (rect.x - maskX, rect.y - maskY))
        }
    }

    /// `target = target · (1 − mask) + kept · mask`.
    private func bringBack(_ kept: Kept, _ rect: PixelRect, _ mask: OpaquePointer, _ place: (Int, Int)) {
        let source = (rect.x - kept.rect.x, rect.y - kept.rect.y)
        if isOpaque { return composite(PIXMAN_OP_OVER, kept.image, source, mask, place, rect) }
        composite(PIXMAN_OP_OUT_REVERSE, mask, place, nil, (0, 0), rect)
        composite(PIXMAN_OP_ADD, kept.image, source, mask, place, rect)
    }

    private func composite(
        _ operation: pixman_op_t, _ source: OpaquePointer, _ sourcePlace: (Int, Int), _ mask: OpaquePointer?,
        _ maskPlace: (Int, Int), _ rect: PixelRect
    ) {
        pixman_image_composite32(
            operation, source, mask, image, Int32(sourcePlace.0), Int32(sourcePlace.1), Int32(maskPlace.0),
            Int32(maskPlace.1), Int32(rect.x - x), Int32(rect.y - y), Int32(rect.width), Int32(rect.height))
    }

    private static func solid(_ color: PixelColor) -> OpaquePointer {
        var color = color.color
        return pixman_image_create_solid_fill(&color)
    }

    /// A number in the fixed-point format of pixman's transforms.
    static func fixed(_ value: Double) -> pixman_fixed_t {
        value.isFinite ? pixman_fixed_t(min(max((value * 65536).rounded(), -2_147_483_000), 2_147_483_000)) : 0
    }

    /// Sets how a source is sampled: by a transform from the coordinates of the target.
    private static func sample(_ source: OpaquePointer, _ t: PlaneTransform, _ isSmooth: Bool) {
        var transform = pixman_transform_t(
            matrix: (
                (fixed(t.xx), fixed(t.yx), fixed(t.tx)), (fixed(t.xy), fixed(t.yy), fixed(t.ty)),
                (fixed(t.xw), fixed(t.yw), fixed(t.tw))
            ))
        pixman_image_set_transform(source, &transform)
        pixman_image_set_filter(source, isSmooth ? PIXMAN_FILTER_BILINEAR : PIXMAN_FILTER_NEAREST, nil, 0)
        pixman_image_set_repeat(source, PIXMAN_REPEAT_PAD)
    }

    /// A copy of a part of the target.
    private final class Kept {
        let rect: PixelRect
        let image: OpaquePointer

        init(_ rect: PixelRect, from target: PaintTarget) {
            self.rect = rect
            image = pixman_image_create_bits_no_clear(
                target.isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8, Int32(rect.width), Int32(rect.height), nil, 0)
            pixman_image_composite32(
                PIXMAN_OP_SRC, target.image, nil, image, Int32(rect.x - target.x), Int32(rect.y - target.y), 0, 0, 0, 0,
                Int32(rect.width), Int32(rect.height))
        }

        deinit { pixman_image_unref(image) }
    }
}
