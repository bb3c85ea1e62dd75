internal import CCairo

/// What cairo has as its current path, read back.
enum CairoPath {
    static func elements(of path: UnsafeMutablePointer<cairo_path_t>) -> [PathElement] {
        guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return [] }
        var elements: [PathElement] = []
        var index = 0
        func point(_ offset: Int) -> CGPoint {
            CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
        }
        while index < Int(path.pointee.num_data) {
            let header = data[index].header
            switch header.type {
            case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
            case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
            case CAIRO_PATH_CURVE_TO: elements.append(.curve(control1: point(1), control2: point(2), end: point(3)))
            default: elements.append(.close)
            }
            index += max(1, Int(header.length))
        }
        return elements
    }

    /// The subpaths of the current path with curves as straight lines, as fine as the flatness asks for.
    static func lines(of cairo: OpaquePointer) -> [(points: [CGPoint], isClosed: Bool)] {
        guard let copy = cairo_copy_path_flat(cairo) else { return [] }
        defer { cairo_path_destroy(copy) }
        var lines: [(points: [CGPoint], isClosed: Bool)] = []
        for element in elements(of: copy) {
            switch element {
            case .move(let point): lines.append(([point], false))
            case .line(let point) where !lines.isEmpty: lines[lines.count - 1].points.append(point)
            case .close where !lines.isEmpty: lines[lines.count - 1].isClosed = true
            default: break
            }
        }
        // After a closed subpath cairo begins an empty one, which is left out.
        for index in lines.indices.dropFirst().reversed()
        where lines[index].points.count == 1 && !lines[index].isClosed && lines[index - 1].isClosed {
            lines.remove(at: index)
        }
        return lines
    }
}
