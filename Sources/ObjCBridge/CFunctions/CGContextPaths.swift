import CObjCRuntime
import UIKit

// Building the path of a context.

@_cdecl("CGContextBeginPath")
public func contextBeginPath(_ context: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.beginPath()
}

@_cdecl("CGContextMoveToPoint")
public func contextMoveToPoint(_ context: ObjCObject?, _ x: Double, _ y: Double) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.move(to: CGPoint(x: x, y: y))
}

@_cdecl("CGContextAddLineToPoint")
public func contextAddLineToPoint(_ context: ObjCObject?, _ x: Double, _ y: Double) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.addLine(to: CGPoint(x: x, y: y))
}

@_cdecl("CGContextAddCurveToPoint")
public func contextAddCurveToPoint(
    _ context: ObjCObject?, _ cp1x: Double, _ cp1y: Double, _ cp2x: Double, _ cp2y: Double, _ x: Double, _ y: Double
) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.addCurve(to: CGPoint(x: x, y: y), control1: CGPoint(x: cp1x, y: cp1y), control2: CGPoint(x: cp2x, y: cp2y))
}

@_cdecl("CGContextAddQuadCurveToPoint")
public func contextAddQuadCurveToPoint(_ context: ObjCObject?, _ cpx: Double, _ cpy: Double, _ x: Double, _ y: Double) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: cpx, y: cpy))
}

@_cdecl("CGContextClosePath")
public func contextClosePath(_ context: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.closePath()
}

@_cdecl("CGContextAddRect")
public func contextAddRect(_ context: ObjCObject?, _ rect: ObjCRect) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.addRect(rect.swift)
}

@_cdecl("CGContextAddRects")
public func contextAddRects(_ context: ObjCObject?, _ rects: UnsafePointer<ObjCRect>?, _ count: Int) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.addRects(rectangles(rects, count))
}

@_cdecl("CGContextAddLines")
public func contextAddLines(_ context: ObjCObject?, _ points: UnsafePointer<ObjCPoint>?, _ count: Int) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.addLines(between: coordinates(points, count))
}

@_cdecl("CGContextAddEllipseInRect")
public func contextAddEllipseInRect(_ context: ObjCObject?, _ rect: ObjCRect) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.addEllipse(in: rect.swift)
}

@_cdecl("CGContextAddArc")
public func contextAddArc(
    _ context: ObjCObject?, _ x: Double, _ y: Double, _ radius: Double, _ startAngle: Double, _ endAngle: Double,
    _ clockwise: Int32
) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.addArc(
        center: CGPoint(x: x, y: y), radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise != 0)
}

@_cdecl("CGContextAddArcToPoint")
public func contextAddArcToPoint(
    _ context: ObjCObject?, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ radius: Double
) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.addArc(tangent1End: CGPoint(x: x1, y: y1), tangent2End: CGPoint(x: x2, y: y2), radius: radius)
}

@_cdecl("CGContextAddPath")
public func contextAddPath(_ context: ObjCObject?, _ path: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }),
        let path = path.map({ peer($0, as: CGPath.self) })
    else { return }
    context.addPath(path)
}

@_cdecl("CGContextIsPathEmpty")
public func contextIsPathEmpty(_ context: ObjCObject?) -> Bool {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return false }
    return context.isPathEmpty
}

@_cdecl("CGContextGetPathCurrentPoint")
public func contextGetPathCurrentPoint(_ context: ObjCObject?) -> ObjCPoint {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return ObjCPoint() }
    return ObjCPoint(context.currentPointOfPath)
}

@_cdecl("CGContextGetPathBoundingBox")
public func contextGetPathBoundingBox(_ context: ObjCObject?) -> ObjCRect {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return ObjCRect() }
    return ObjCRect(context.boundingBoxOfPath)
}

@_cdecl("CGContextCopyPath")
public func contextCopyPath(_ context: ObjCObject?) -> ObjCObject? {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return nil }
    return retainedShell(of: context.path)
}

@_cdecl("CGContextPathContainsPoint")
public func contextPathContainsPoint(_ context: ObjCObject?, _ point: ObjCPoint, _ mode: Int32) -> Bool {
    guard let context = context.map({ peer($0, as: CGContext.self) }), let mode = CGPathDrawingMode(rawValue: mode)
    else { return false }
    return context.pathContains(point.swift, mode: mode)
}
