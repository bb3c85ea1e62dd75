import CObjCRuntime
import UIKit

// Painting and clipping.

@_cdecl("CGContextDrawPath")
public func contextDrawPath(_ context: ObjCObject?, _ mode: Int32) {
    guard let context = context.map({ peer($0, as: CGContext.self) }), let mode = CGPathDrawingMode(rawValue: mode)
    else { return }
    context.drawPath(using: mode)
}

@_cdecl("CGContextFillPath")
public func contextFillPath(_ context: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.fillPath()
}

@_cdecl("CGContextEOFillPath")
public func contextEOFillPath(_ context: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.fillPath(using: .evenOdd)
}

@_cdecl("CGContextStrokePath")
public func contextStrokePath(_ context: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.strokePath()
}

@_cdecl("CGContextFillRect")
public func contextFillRect(_ context: ObjCObject?, _ rect: ObjCRect) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.fill(rect.swift)
}

@_cdecl("CGContextFillRects")
public func contextFillRects(_ context: ObjCObject?, _ rects: UnsafePointer<ObjCRect>?, _ count: Int) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.fill(rectangles(rects, count))
}

@_cdecl("CGContextStrokeRect")
public func contextStrokeRect(_ context: ObjCObject?, _ rect: ObjCRect) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.stroke(rect.swift)
}

@_cdecl("CGContextStrokeRectWithWidth")
public func contextStrokeRectWithWidth(_ context: ObjCObject?, _ rect: ObjCRect, _ width: Double) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.stroke(rect.swift, width: width)
}

@_cdecl("CGContextClearRect")
public func contextClearRect(_ context: ObjCObject?, _ rect: ObjCRect) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.clear(rect.swift)
}

@_cdecl("CGContextFillEllipseInRect")
public func contextFillEllipseInRect(_ context: ObjCObject?, _ rect: ObjCRect) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.fillEllipse(in: rect.swift)
}

@_cdecl("CGContextStrokeEllipseInRect")
public func contextStrokeEllipseInRect(_ context: ObjCObject?, _ rect: ObjCRect) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.strokeEllipse(in: rect.swift)
}

@_cdecl("CGContextStrokeLineSegments")
public func contextStrokeLineSegments(_ context: ObjCObject?, _ points: UnsafePointer<ObjCPoint>?, _ count: Int) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.strokeLineSegments(between: coordinates(points, count))
}

@_cdecl("CGContextClip")
public func contextClip(_ context: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.clip()
}

@_cdecl("CGContextEOClip")
public func contextEOClip(_ context: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.clip(using: .evenOdd)
}

@_cdecl("CGContextClipToRect")
public func contextClipToRect(_ context: ObjCObject?, _ rect: ObjCRect) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.clip(to: rect.swift)
}

@_cdecl("CGContextClipToRects")
public func contextClipToRects(_ context: ObjCObject?, _ rects: UnsafePointer<ObjCRect>?, _ count: Int) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.clip(to: rectangles(rects, count))
}

@_cdecl("CGContextClipToMask")
public func contextClipToMask(_ context: ObjCObject?, _ rect: ObjCRect, _ mask: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }),
        let mask = mask.map({ peer($0, as: CGImage.self) })
    else { return }
    context.clip(to: rect.swift, mask: mask)
}

@_cdecl("CGContextGetClipBoundingBox")
public func contextGetClipBoundingBox(_ context: ObjCObject?) -> ObjCRect {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return ObjCRect() }
    return ObjCRect(context.boundingBoxOfClipPath)
}

@_cdecl("CGContextDrawImage")
public func contextDrawImage(_ context: ObjCObject?, _ rect: ObjCRect, _ image: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }),
        let image = image.map({ peer($0, as: CGImage.self) })
    else { return }
    context.draw(image, in: rect.swift)
}

@_cdecl("CGContextDrawTiledImage")
public func contextDrawTiledImage(_ context: ObjCObject?, _ rect: ObjCRect, _ image: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }),
        let image = image.map({ peer($0, as: CGImage.self) })
    else { return }
    context.draw(image, in: rect.swift, byTiling: true)
}

@_cdecl("CGContextDrawLinearGradient")
public func contextDrawLinearGradient(
    _ context: ObjCObject?, _ gradient: ObjCObject?, _ start: ObjCPoint, _ end: ObjCPoint, _ options: UInt32
) {
    guard let context = context.map({ peer($0, as: CGContext.self) }),
        let gradient = gradient.map({ peer($0, as: CGGradient.self) })
    else { return }
    let options = CGGradientDrawingOptions(rawValue: options)
    context.drawLinearGradient(gradient, start: start.swift, end: end.swift, options: options)
}

@_cdecl("CGContextDrawRadialGradient")
public func contextDrawRadialGradient(
    _ context: ObjCObject?, _ gradient: ObjCObject?, _ startCenter: ObjCPoint, _ startRadius: Double,
    _ endCenter: ObjCPoint, _ endRadius: Double, _ options: UInt32
) {
    guard let context = context.map({ peer($0, as: CGContext.self) }),
        let gradient = gradient.map({ peer($0, as: CGGradient.self) })
    else { return }
    let options = CGGradientDrawingOptions(rawValue: options)
    context.drawRadialGradient(
        gradient, startCenter: startCenter.swift, startRadius: startRadius, endCenter: endCenter.swift,
        endRadius: endRadius, options: options)
}

@_cdecl("CGContextBeginTransparencyLayer")
public func contextBeginTransparencyLayer(_ context: ObjCObject?, _ auxiliaryInfo: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
}

@_cdecl("CGContextBeginTransparencyLayerWithRect")
public func contextBeginTransparencyLayerWithRect(
    _ context: ObjCObject?, _ rect: ObjCRect, _ auxiliaryInfo: ObjCObject?
) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.beginTransparencyLayer(in: rect.swift, auxiliaryInfo: nil)
}

@_cdecl("CGContextEndTransparencyLayer")
public func contextEndTransparencyLayer(_ context: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.endTransparencyLayer()
}

@_cdecl("CGContextSetTextMatrix")
public func contextSetTextMatrix(_ context: ObjCObject?, _ transform: ObjCAffineTransform) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.textMatrix = transform.swift
}

@_cdecl("CGContextGetTextMatrix")
public func contextGetTextMatrix(_ context: ObjCObject?) -> ObjCAffineTransform {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return ObjCAffineTransform() }
    return ObjCAffineTransform(context.textMatrix)
}

@_cdecl("CGContextSetTextPosition")
public func contextSetTextPosition(_ context: ObjCObject?, _ x: Double, _ y: Double) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.textPosition = CGPoint(x: x, y: y)
}

@_cdecl("CGContextGetTextPosition")
public func contextGetTextPosition(_ context: ObjCObject?) -> ObjCPoint {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return ObjCPoint() }
    return ObjCPoint(context.textPosition)
}

@_cdecl("CGContextSetTextDrawingMode")
public func contextSetTextDrawingMode(_ context: ObjCObject?, _ mode: Int32) {
    guard let context = context.map({ peer($0, as: CGContext.self) }), let mode = CGTextDrawingMode(rawValue: mode)
    else { return }
    context.setTextDrawingMode(mode)
}

@_cdecl("CGContextSetCharacterSpacing")
public func contextSetCharacterSpacing(_ context: ObjCObject?, _ spacing: Double) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.setCharacterSpacing(spacing)
}

@_cdecl("CGContextSetFontSize")
public func contextSetFontSize(_ context: ObjCObject?, _ size: Double) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.setFontSize(size)
}
