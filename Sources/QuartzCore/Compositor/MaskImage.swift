internal import CPixelKernels
internal import CPixman

/// Coverage, 8 bits a pixel.
final class MaskImage {
    /// A `pixman_image_t *` (a8).
    let image: OpaquePointer
    let width: Int
    let height: Int
    let bytesPerRow: Int

    /// No coverage anywhere. Sides are at least 1.
    init(width: Int, height: Int) {
        self.width = min(max(width, 1), Surface.longestSide)
        self.height = min(max(height, 1), Surface.longestSide)
        image = pixman_image_create_bits(PIXMAN_a8, Int32(self.width), Int32(self.height), nil, 0)
        bytesPerRow = Int(pixman_image_get_stride(image))
    }

    deinit { pixman_image_unref(image) }

    var bytes: UnsafeMutablePointer<UInt8> {
        UnsafeMutableRawPointer(pixman_image_get_data(image)).assumingMemoryBound(to: UInt8.self)
    }

    /// The coverage of a convex shape whose corners are in pixels of the target; the mask's first pixel is at `origin`.
    convenience init(convex corners: [CGPoint], origin: PixelRect) {
        self.init(width: origin.width, height: origin.height)
        add(convex: corners, origin: origin)
    }

    private func add(convex corners: [CGPoint], origin: PixelRect) {
        guard corners.count >= 3, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
        let limit = Double(Surface.longestSide)
        func fixed(_ point: CGPoint) -> pixman_point_fixed_t {
            let x = max(min(Double(point.x) - Double(origin.x), limit), -limit)
            let y = max(min(Double(point.y) - Double(origin.y), limit), -limit)
            return pixman_point_fixed_t(
                x: pixman_fixed_t((x * 65536).rounded()), y: pixman_fixed_t((y * 65536).rounded()))
        }
        let points = corners.map(fixed)
        let triangles = (1..<(points.count - 1)).map {
            pixman_triangle(p1: points[0], p2: points[$0], p3: points[$0 + 1])
        }
        pixman_add_triangles(image, 0, 0, Int32(triangles.count), triangles)
    }

    /// The coverage of a shape made smaller by `inset` points; the mask's first pixel is at `origin`.
    convenience init(_ shape: NodeShape, inset: CGFloat = 0, origin: PixelRect) {
        self.init(width: origin.width, height: origin.height)
        guard let back = shape.placement.inverse else { return }
        let rect = shape.bounds.insetBy(
            dx: min(inset, shape.bounds.width / 2), dy: min(inset, shape.bounds.height / 2))
        let edges = KernelShape(
            x: rect.minX, y: rect.minY, width: rect.width, height: rect.height,
            radius: max(shape.cornerRadius - inset, 0), hard_edges: shape.hardEdges)
        PlaneTransform(translationX: Double(origin.x), y: Double(origin.y)).concatenating(back).withEntries {
            kernel_cover(bytes, Int32(width), Int32(height), bytesPerRow, edges, $0)
        }
    }

    /// The alpha of a surface.
    convenience init(alphaOf surface: Surface) {
        self.init(width: surface.width, height: surface.height)
        pixman_image_composite32(
            PIXMAN_OP_SRC, surface.pixmanImage, nil, image, 0, 0, 0, 0, 0, 0, Int32(width), Int32(height))
    }

    /// Subtracts the coverage of another mask of the same size.
    func subtract(_ other: MaskImage) {
        pixman_image_composite32(
            PIXMAN_OP_OUT_REVERSE, other.image, nil, image, 0, 0, 0, 0, 0, 0, Int32(width), Int32(height))
    }

    /// Replaces each coverage by 1 − coverage.
    func invert() {
        for line in 0..<height {
            let row = bytes + line * bytesPerRow
            for column in 0..<width { row[column] = 255 - row[column] }
        }
    }
}
