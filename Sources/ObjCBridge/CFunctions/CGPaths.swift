import CObjCRuntime
import UIKit

// Paths.

@_cdecl("CGPathCreateMutable")
public func pathCreateMutable() -> ObjCObject? {
    return retainedShell(of: CGMutablePath())
}

@_cdecl("CGPathCreateCopy")
public func pathCreateCopy(_ path: ObjCObject?) -> ObjCObject? {
    guard let path = path.map({ peer($0, as: CGPath.self) }) else { return nil }
    return retainedShell(of: path.copy())
}

@_cdecl("CGPathCreateMutableCopy")
public func pathCreateMutableCopy(_ path: ObjCObject?) -> ObjCObject? {
    guard let path = path.map({ peer($0, as: CGPath.self) }) else { return nil }
    return retainedShell(of: path.mutableCopy())
}

@_cdecl("CGPathRetain")
public func pathRetain(_ path: ObjCObject?) -> ObjCObject? {
    guard let path = path.map({ peer($0, as: CGPath.self) }) else { return nil }
    return retainedShell(of: path)
}

@_cdecl("CGPathRelease")
public func pathRelease(_ path: ObjCObject?) {
    guard let path = path.map({ peer($0, as: CGPath.self) }) else { return }
    release(path)
}

@_cdecl("CGPathEqualToPath")
public func pathEqualToPath(_ path: ObjCObject?, _ other: ObjCObject?) -> Bool {
    guard let path = path.map({ peer($0, as: CGPath.self) }), let other = other.map({ peer($0, as: CGPath.self) })
    else { return false }
    return path.isEqual(other)
}

@_cdecl("CGPathIsEmpty")
public func pathIsEmpty(_ path: ObjCObject?) -> Bool {
    guard let path = path.map({ peer($0, as: CGPath.self) }) else { return false }
    return path.isEmpty
}

@_cdecl("CGPathGetCurrentPoint")
public func pathGetCurrentPoint(_ path: ObjCObject?) -> ObjCPoint {
    guard let path = path.map({ peer($0, as: CGPath.self) }) else { return ObjCPoint() }
    return ObjCPoint(path.currentPoint)
}

@_cdecl("CGPathGetBoundingBox")
public func pathGetBoundingBox(_ path: ObjCObject?) -> ObjCRect {
    guard let path = path.map({ peer($0, as: CGPath.self) }) else { return ObjCRect() }
    return ObjCRect(path.boundingBox)
}

@_cdecl("CGPathContainsPoint")
public func pathContainsPoint(
    _ path: ObjCObject?, _ transform: UnsafePointer<ObjCAffineTransform>?, _ point: ObjCPoint, _ evenOdd: Bool
) -> Bool {
    guard let path = path.map({ peer($0, as: CGPath.self) }) else { return false }
    return path.contains(point.swift, using: evenOdd ? .evenOdd : .winding, transform: affine(transform))
}

@_cdecl("CGPathMoveToPoint")
public func pathMoveToPoint(
    _ path: ObjCObject?, _ transform: UnsafePointer<ObjCAffineTransform>?, _ x: Double, _ y: Double
) {
    guard let path = path.map({ peer($0, as: CGMutablePath.self) }) else { return }
    path.move(to: CGPoint(x: x, y: y), transform: affine(transform))
}

@_cdecl("CGPathAddLineToPoint")
public func pathAddLineToPoint(
    _ path: ObjCObject?, _ transform: UnsafePointer<ObjCAffineTransform>?, _ x: Double, _ y: Double
) {
    guard let path = path.map({ peer($0, as: CGMutablePath.self) }) else { return }
    path.addLine(to: CGPoint(x: x, y: y), transform: affine(transform))
}

@_cdecl("CGPathAddQuadCurveToPoint")
public func pathAddQuadCurveToPoint(
    _ path: ObjCObject?, _ transform: UnsafePointer<ObjCAffineTransform>?, _ cpx: Double, _ cpy: Double, _ x: Double,
    _ y: Double
) {
    guard let path = path.map({ peer($0, as: CGMutablePath.self) }) else { return }
    path.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: cpx, y: cpy), transform: affine(transform))
}

@_cdecl("CGPathAddCurveToPoint")
public func pathAddCurveToPoint(
    _ path: ObjCObject?, _ transform: UnsafePointer<ObjCAffineTransform>?, _ cp1x: Double, _ cp1y: Double,
    _ cp2x: Double, _ cp2y: Double, _ x: Double, _ y: Double
) {
    guard let path = path.map({ peer($0, as: CGMutablePath.self) }) else { return }
    path.addCurve(
        to: CGPoint(x: x, y: y), control1: CGPoint(x: cp1x, y: cp1y), control2: CGPoint(x: cp2x, y: cp2y),
        transform: affine(transform))
}

@_cdecl("CGPathCloseSubpath")
public func pathCloseSubpath(_ path: ObjCObject?) {
    guard let path = path.map({ peer($0, as: CGMutablePath.self) }) else { return }
    path.closeSubpath()
}

@_cdecl("CGPathAddRect")
public func pathAddRect(_ path: ObjCObject?, _ transform: UnsafePointer<ObjCAffineTransform>?, _ rect: ObjCRect) {
    guard let path = path.map({ peer($0, as: CGMutablePath.self) }) else { return }
    path.addRect(rect.swift, transform: affine(transform))
}

@_cdecl("CGPathAddRects")
public func pathAddRects(
    _ path: ObjCObject?, _ transform: UnsafePointer<ObjCAffineTransform>?, _ rects: UnsafePointer<ObjCRect>?,
    _ count: Int
) {
    guard let path = path.map({ peer($0, as: CGMutablePath.self) }) else { return }
    path.addRects(rectangles(rects, count), transform: affine(transform))
}

@_cdecl("CGPathAddLines")
public func pathAddLines(
    _ path: ObjCObject?, _ transform: UnsafePointer<ObjCAffineTransform>?, _ points: UnsafePointer<ObjCPoint>?,
    _ count: Int
) {
    guard let path = path.map({ peer($0, as: CGMutablePath.self) }) else { return }
    path.addLines(between: coordinates(points, count), transform: affine(transform))
}

@_cdecl("CGPathAddEllipseInRect")
public func pathAddEllipseInRect(
    _ path: ObjCObject?, _ transform: UnsafePointer<ObjCAffineTransform>?, _ rect: ObjCRect
) {
    guard let path = path.map({ peer($0, as: CGMutablePath.self) }) else { return }
    path.addEllipse(in: rect.swift, transform: affine(transform))
}

@_cdecl("CGPathAddArc")
public func pathAddArc(
    _ path: ObjCObject?, _ transform: UnsafePointer<ObjCAffineTransform>?, _ x: Double, _ y: Double, _ radius: Double,
    _ startAngle: Double, _ endAngle: Double, _ clockwise: Bool
) {
    guard let path = path.map({ peer($0, as: CGMutablePath.self) }) else { return }
    path.addArc(
        center: CGPoint(x: x, y: y), radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
        transform: affine(transform))
}

@_cdecl("CGPathAddArcToPoint")
public func pathAddArcToPoint(
    _ path: ObjCObject?, _ transform: UnsafePointer<ObjCAffineTransform>?, _ x1: Double, _ y1: Double, _ x2: Double,
    _ y2: Double, _ radius: Double
) {
    guard let path = path.map({ peer($0, as: CGMutablePath.self) }) else { return }
    path.addArc(
        tangent1End: CGPoint(x: x1, y: y1), tangent2End: CGPoint(x: x2, y: y2), radius: radius,
        transform: affine(transform))
}

@_cdecl("CGPathAddPath")
public func pathAddPath(_ path: ObjCObject?, _ transform: UnsafePointer<ObjCAffineTransform>?, _ other: ObjCObject?) {
    guard let path = path.map({ peer($0, as: CGMutablePath.self) }),
        let other = other.map({ peer($0, as: CGPath.self) })
    else { return }
    path.addPath(other, transform: affine(transform))
}
