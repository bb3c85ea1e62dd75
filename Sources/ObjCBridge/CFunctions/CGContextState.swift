import CObjCRuntime
import UIKit

// The graphics state of a context.

@_cdecl("CGContextSaveGState")
public func contextSaveGState(_ context: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.saveGState()
}

@_cdecl("CGContextRestoreGState")
public func contextRestoreGState(_ context: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.restoreGState()
}

@_cdecl("CGContextScaleCTM")
public func contextScaleCTM(_ context: ObjCObject?, _ sx: Double, _ sy: Double) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.scaleBy(x: sx, y: sy)
}

@_cdecl("CGContextTranslateCTM")
public func contextTranslateCTM(_ context: ObjCObject?, _ tx: Double, _ ty: Double) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.translateBy(x: tx, y: ty)
}

@_cdecl("CGContextRotateCTM")
public func contextRotateCTM(_ context: ObjCObject?, _ angle: Double) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.rotate(by: angle)
}

@_cdecl("CGContextConcatCTM")
public func contextConcatCTM(_ context: ObjCObject?, _ transform: ObjCAffineTransform) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.concatenate(transform.swift)
}

@_cdecl("CGContextGetCTM")
public func contextGetCTM(_ context: ObjCObject?) -> ObjCAffineTransform {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return ObjCAffineTransform() }
    return ObjCAffineTransform(context.ctm)
}

@_cdecl("CGContextGetUserSpaceToDeviceSpaceTransform")
public func contextGetUserSpaceToDeviceSpaceTransform(_ context: ObjCObject?) -> ObjCAffineTransform {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return ObjCAffineTransform() }
    return ObjCAffineTransform(context.userSpaceToDeviceSpaceTransform)
}

@_cdecl("CGContextConvertPointToDeviceSpace")
public func contextConvertPointToDeviceSpace(_ context: ObjCObject?, _ point: ObjCPoint) -> ObjCPoint {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return ObjCPoint() }
    return ObjCPoint(context.convertToDeviceSpace(point.swift))
}

@_cdecl("CGContextConvertPointToUserSpace")
public func contextConvertPointToUserSpace(_ context: ObjCObject?, _ point: ObjCPoint) -> ObjCPoint {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return ObjCPoint() }
    return ObjCPoint(context.convertToUserSpace(point.swift))
}

@_cdecl("CGContextConvertRectToDeviceSpace")
public func contextConvertRectToDeviceSpace(_ context: ObjCObject?, _ rect: ObjCRect) -> ObjCRect {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return ObjCRect() }
    return ObjCRect(context.convertToDeviceSpace(rect.swift))
}

@_cdecl("CGContextConvertRectToUserSpace")
public func contextConvertRectToUserSpace(_ context: ObjCObject?, _ rect: ObjCRect) -> ObjCRect {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return ObjCRect() }
    return ObjCRect(context.convertToUserSpace(rect.swift))
}

@_cdecl("CGContextSetLineWidth")
public func contextSetLineWidth(_ context: ObjCObject?, _ width: Double) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.setLineWidth(width)
}

@_cdecl("CGContextSetLineCap")
public func contextSetLineCap(_ context: ObjCObject?, _ cap: Int32) {
    guard let context = context.map({ peer($0, as: CGContext.self) }), let cap = CGLineCap(rawValue: cap) else {
        return
    }
    context.setLineCap(cap)
}

@_cdecl("CGContextSetLineJoin")
public func contextSetLineJoin(_ context: ObjCObject?, _ join: Int32) {
    guard let context = context.map({ peer($0, as: CGContext.self) }), let join = CGLineJoin(rawValue: join) else {
        return
    }
    context.setLineJoin(join)
}

@_cdecl("CGContextSetMiterLimit")
public func contextSetMiterLimit(_ context: ObjCObject?, _ limit: Double) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.setMiterLimit(limit)
}

@_cdecl("CGContextSetLineDash")
public func contextSetLineDash(_ context: ObjCObject?, _ phase: Double, _ lengths: UnsafePointer<Double>?, _ count: Int)
{
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.setLineDash(phase: phase, lengths: numbers(lengths, count))
}

@_cdecl("CGContextSetFlatness")
public func contextSetFlatness(_ context: ObjCObject?, _ flatness: Double) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.setFlatness(flatness)
}

@_cdecl("CGContextSetAlpha")
public func contextSetAlpha(_ context: ObjCObject?, _ alpha: Double) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.setAlpha(alpha)
}

@_cdecl("CGContextSetBlendMode")
public func contextSetBlendMode(_ context: ObjCObject?, _ mode: Int32) {
    guard let context = context.map({ peer($0, as: CGContext.self) }), let mode = CGBlendMode(rawValue: mode) else {
        return
    }
    context.setBlendMode(mode)
}

@_cdecl("CGContextSetInterpolationQuality")
public func contextSetInterpolationQuality(_ context: ObjCObject?, _ quality: Int32) {
    guard let context = context.map({ peer($0, as: CGContext.self) }),
        let quality = CGInterpolationQuality(rawValue: quality)
    else { return }
    context.interpolationQuality = quality
}

@_cdecl("CGContextGetInterpolationQuality")
public func contextGetInterpolationQuality(_ context: ObjCObject?) -> Int32 {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return 0 }
    return context.interpolationQuality.rawValue
}

@_cdecl("CGContextSetShouldAntialias")
public func contextSetShouldAntialias(_ context: ObjCObject?, _ antialias: Bool) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.setShouldAntialias(antialias)
}

@_cdecl("CGContextSetAllowsAntialiasing")
public func contextSetAllowsAntialiasing(_ context: ObjCObject?, _ allows: Bool) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.setAllowsAntialiasing(allows)
}

@_cdecl("CGContextSetShadowWithColor")
public func contextSetShadowWithColor(_ context: ObjCObject?, _ offset: ObjCSize, _ blur: Double, _ color: ObjCObject?)
{
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    let color = color.map { peer($0, as: CGColor.self) }
    context.setShadow(offset: offset.swift, blur: blur, color: color)
}

@_cdecl("CGContextSetShadow")
public func contextSetShadow(_ context: ObjCObject?, _ offset: ObjCSize, _ blur: Double) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.setShadow(offset: offset.swift, blur: blur)
}

@_cdecl("CGContextFlush")
public func contextFlush(_ context: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.flush()
}

@_cdecl("CGContextSynchronize")
public func contextSynchronize(_ context: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.synchronize()
}
