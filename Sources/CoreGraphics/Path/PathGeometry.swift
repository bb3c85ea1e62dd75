internal import CCairo

/// Questions about paths, answered by cairo's path code without drawing anything.
enum PathGeometry {
    /// Extents and hit tests need a context; nothing is ever drawn in this one. One per thread, since cairo contexts
    /// are not to be shared between threads.
    private final class Scratch {
        let cairo: OpaquePointer

        init() {
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
            cairo = cairo_create(surface)
            cairo_surface_destroy(surface)
            cairo_set_antialias(cairo, CAIRO_ANTIALIAS_BEST)
        }

        deinit {
            cairo_destroy(cairo)
        }
    }

    private static func withPath<Result>(_ path: CGPath, _ body: (OpaquePointer) -> Result) -> Result {
        let key = "CoreGraphics.PathGeometry"
        let storage = Thread.current.threadDictionary
        let scratch = storage[key] as? Scratch ?? Scratch()
        storage[key] = scratch
        cairo_new_path(scratch.cairo)
        scratch.cairo.append(path.elements)
        return body(scratch.cairo)
    }

    /// The subpaths with curves as straight pieces.
    static func lines(of path: CGPath) -> [(points: [CGPoint], isClosed: Bool)] {
        withPath(path) { cairo in CairoPath.lines(of: cairo) }
    }

    static func contains(_ point: CGPoint, in path: CGPath, rule: CGPathFillRule) -> Bool {
        withPath(path) { cairo in
            cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            return cairo_in_fill(cairo, Double(point.x), Double(point.y)) != 0
        }
    }

    static func bounds(of path: CGPath) -> CGRect {
        guard !path.isEmpty else { return .null }
        return withPath(path) { cairo in
            var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
            cairo_path_extents(cairo, &left, &top, &right, &bottom)
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }

    /// The rectangle, if the path is exactly one upright rectangle.
    static func rectangle(of path: CGPath) -> CGRect? {
        var corners: [CGPoint] = []
        for (index, element) in path.elements.enumerated() {
            switch element {
            case .move(let point) where index == 0: corners.append(point)
            case .line(let point) where index > 0: corners.append(point)
            case .close where index == path.elements.count - 1: break
            default: return nil
            }
        }
        if corners.count == 5, corners.first == corners.last { corners.removeLast() }
        guard corners.count == 4 else { return nil }
        let (p, q, r, s) = (corners[0], corners[1], corners[2], corners[3])
        let horizontalFirst = p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x
        let verticalFirst = p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y
        return horizontalFirst || verticalFirst ? CGRect(enclosing: corners) : nil
    }
}

extension OpaquePointer {
    /// Adds path elements to the current path of this `cairo_t`.
    func append(_ elements: [PathElement]) {
        var current = CGPoint.zero, start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                cairo_move_to(self, Double(point.x), Double(point.y))
                start = point
                current = point
            case .line(let point):
                cairo_line_to(self, Double(point.x), Double(point.y))
                current = point
            case .quad(let control, let end):
                append([.cubic(from: current, control: control, end: end)])
                current = end
            case .curve(let control1, let control2, let end):
                cairo_curve_to(
                    self, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y),
                    Double(end.x), Double(end.y))
                current = end
            case .close:
                cairo_close_path(self)
                current = start
            }
        }
    }
}
