/// The rule by which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
    case winding = 0
    case evenOdd = 1
}

public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}

public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}

/// A list of lines and curves. Immutable; `CGMutablePath` is the one to build with.
public class CGPath: PlatformObject {
    package fileprivate(set) final var elements: [PathElement] = []

    package init(elements: [PathElement]) {
        self.elements = elements
        super.init(platform: ())
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Corners are cut down to half of the sides.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    public final var isEmpty: Bool { elements.isEmpty }

    /// Where the next line would start; the origin for an empty path.
    public final var currentPoint: CGPoint {
        var index = elements.count - 1
        guard index >= 0 else { return .zero }
        if case .close = elements[index] {
            while index >= 0 {
                if case .move(let start) = elements[index] { return start }
                index -= 1
            }
            return .zero
        }
        return elements[index].points.last ?? .zero
    }

    /// The box of all points, control points included; null for an empty path.
    public final var boundingBox: CGRect {
        CGRect(enclosing: elements.flatMap(\.points))
    }

    /// The box of the drawn lines and curves; null for an empty path.
    public final var boundingBoxOfPath: CGRect {
        PathGeometry.bounds(of: self)
    }

    /// True for a path that is one upright rectangle, whose value then goes to `rect`.
    public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = PathGeometry.rectangle(of: self) else { return false }
        rect?.pointee = found
        return true
    }

    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        PathGeometry.contains(point, in: transform.isIdentity ? self : applying(transform), rule: rule)
    }

    public final func copy() -> CGPath? { CGPath(elements: elements) }

    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        applying(transform?.pointee ?? .identity)
    }

    public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements: applying(transform?.pointee ?? .identity).elements)
    }

    package final func applying(_ transform: CGAffineTransform) -> CGPath {
        CGPath(elements: transform.isIdentity ? elements : elements.map { $0.applying(transform) })
    }

    /// Calls `function` with each element in turn.
    public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Calls `block` with each element in turn.
    public final func applyWithBlock(_ block: CGPathApplyBlock) {
        for element in elements {
            // Always three points, so that an app which reads too many stays in valid memory.
            var points = element.points
            while points.count < 3 { points.append(.zero) }
            points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                var shown = CGPathElement(type: element.type, points: base)
                block(&shown)
            }
        }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CGPath else { return false }
        return self === other || elements == other.elements
    }

    public override var hash: Int { elements.count }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath {
    public init() {
        super.init(elements: [])
    }

    package override init(elements: [PathElement]) {
        super.init(elements: elements)
    }

    package func append(_ element: PathElement) {
        elements.append(element)
    }

    package func append(contentsOf added: [PathElement]) {
        elements.append(contentsOf: added)
    }
}
