import CObjCRuntime
import UIKit

// Paths made of other paths and of shapes (iOS 4 and 5).

@_cdecl("CGPathCreateWithRect")
public func pathCreateWithRect(_ rect: ObjCRect, _ transform: UnsafePointer<ObjCAffineTransform>?) -> ObjCObject? {
    let path = CGMutablePath()
    path.addRect(rect.swift, transform: affine(transform))
    return retainedShell(of: path.copy())
}

@_cdecl("CGPathCreateWithEllipseInRect")
public func pathCreateWithEllipseInRect(
    _ rect: ObjCRect, _ transform: UnsafePointer<ObjCAffineTransform>?
) -> ObjCObject? {
    let path = CGMutablePath()
    path.addEllipse(in: rect.swift, transform: affine(transform))
    return retainedShell(of: path.copy())
}

@_cdecl("CGPathCreateCopyByTransformingPath")
public func pathCreateCopyByTransformingPath(
    _ path: ObjCObject?, _ transform: UnsafePointer<ObjCAffineTransform>?
) -> ObjCObject? {
    guard let path = path.map({ peer($0, as: CGPath.self) }) else { return nil }
    let copy = CGMutablePath()
    copy.addPath(path, transform: affine(transform))
    return retainedShell(of: copy.copy())
}

@_cdecl("CGPathCreateMutableCopyByTransformingPath")
public func pathCreateMutableCopyByTransformingPath(
    _ path: ObjCObject?, _ transform: UnsafePointer<ObjCAffineTransform>?
) -> ObjCObject? {
    guard let path = path.map({ peer($0, as: CGPath.self) }) else { return nil }
    let copy = CGMutablePath()
    copy.addPath(path, transform: affine(transform))
    return retainedShell(of: copy)
}

@_cdecl("CGPathCreateCopyByDashingPath")
public func pathCreateCopyByDashingPath(
    _ path: ObjCObject?, _ transform: UnsafePointer<ObjCAffineTransform>?, _ phase: Double,
    _ lengths: UnsafePointer<Double>?, _ count: Int
) -> ObjCObject? {
    guard let path = path.map({ peer($0, as: CGPath.self) }) else { return nil }
    return retainedShell(
        of: path.copy(
            dashingWithPhase: CGFloat(phase), lengths: numbers(lengths, count), transform: affine(transform)))
}

@_cdecl("CGPathCreateCopyByStrokingPath")
public func pathCreateCopyByStrokingPath(
    _ path: ObjCObject?, _ transform: UnsafePointer<ObjCAffineTransform>?, _ lineWidth: Double, _ lineCap: Int32,
    _ lineJoin: Int32, _ miterLimit: Double
) -> ObjCObject? {
    guard let path = path.map({ peer($0, as: CGPath.self) }) else { return nil }
    return retainedShell(
        of: path.copy(
            strokingWithWidth: CGFloat(lineWidth), lineCap: CGLineCap(rawValue: lineCap) ?? .butt,
            lineJoin: CGLineJoin(rawValue: lineJoin) ?? .miter, miterLimit: CGFloat(miterLimit),
            transform: affine(transform)))
}

@_cdecl("CGPathAddRelativeArc")
public func pathAddRelativeArc(
    _ path: ObjCObject?, _ transform: UnsafePointer<ObjCAffineTransform>?, _ x: Double, _ y: Double, _ radius: Double,
    _ startAngle: Double, _ delta: Double
) {
    guard let path = path.map({ peer($0, as: CGMutablePath.self) }) else { return }
    path.addRelativeArc(
        center: CGPoint(x: x, y: y), radius: CGFloat(radius), startAngle: CGFloat(startAngle), delta: CGFloat(delta),
        transform: affine(transform))
}

@_cdecl("CGPathGetPathBoundingBox")
public func pathGetPathBoundingBox(_ path: ObjCObject?) -> ObjCRect {
    guard let path = path.map({ peer($0, as: CGPath.self) }) else { return ObjCRect() }
    return ObjCRect(path.boundingBoxOfPath)
}
