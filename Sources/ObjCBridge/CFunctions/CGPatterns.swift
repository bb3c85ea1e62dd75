import CObjCRuntime
import UIKit

// Patterns, functions, shadings and layers.

/// `CGPatternCallbacks` as C lays it out.
private struct PatternCallbacks {
    var version: UInt32
    var drawPattern: (@convention(c) (UnsafeMutableRawPointer?, ObjCObject?) -> Void)?
    var releaseInfo: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
}

/// `CGFunctionCallbacks` as C lays it out.
private struct FunctionCallbacks {
    var version: UInt32
    var evaluate:
        (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<Double>?, UnsafeMutablePointer<Double>?) -> Void)?
    var releaseInfo: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
}

@_cdecl("CGPatternCreate")
public func patternCreate(
    _ info: UnsafeMutableRawPointer?, _ bounds: ObjCRect, _ matrix: ObjCAffineTransform, _ xStep: Double,
    _ yStep: Double, _ tiling: Int32, _ isColored: Bool, _ callbacks: UnsafeRawPointer?
) -> ObjCObject? {
    guard let given = callbacks?.load(as: PatternCallbacks.self), let draw = given.drawPattern else { return nil }
    let release = given.releaseInfo
    var callbacks = CGPatternCallbacks(
        version: given.version, drawPattern: { draw($0, unretainedShell(of: $1)) }, releaseInfo: { release?($0) })
    return retainedShell(
        of: CGPattern(
            info: info, bounds: bounds.swift, matrix: matrix.swift, xStep: xStep, yStep: yStep,
            tiling: CGPatternTiling(rawValue: tiling) ?? .noDistortion, isColored: isColored, callbacks: &callbacks))
}

@_cdecl("CGPatternRetain")
public func patternRetain(_ pattern: ObjCObject?) -> ObjCObject? {
    guard let pattern = pattern.map({ peer($0, as: CGPattern.self) }) else { return nil }
    return retainedShell(of: pattern)
}

@_cdecl("CGPatternRelease")
public func patternRelease(_ pattern: ObjCObject?) {
    guard let pattern = pattern.map({ peer($0, as: CGPattern.self) }) else { return }
    release(pattern)
}

@_cdecl("CGPatternGetTypeID")
public func patternGetTypeID() -> UInt {
    return typeIdentifier(of: CGPattern.self)
}

@_cdecl("CGContextSetFillPattern")
public func contextSetFillPattern(_ context: ObjCObject?, _ pattern: ObjCObject?, _ components: UnsafePointer<Double>?)
{
    guard let context = context.map({ peer($0, as: CGContext.self) }),
        let pattern = pattern.map({ peer($0, as: CGPattern.self) })
    else { return }
    withFloats(components) { context.setFillPattern(pattern, colorComponents: $0) }
}

@_cdecl("CGContextSetStrokePattern")
public func contextSetStrokePattern(
    _ context: ObjCObject?, _ pattern: ObjCObject?, _ components: UnsafePointer<Double>?
) {
    guard let context = context.map({ peer($0, as: CGContext.self) }),
        let pattern = pattern.map({ peer($0, as: CGPattern.self) })
    else { return }
    withFloats(components) { context.setStrokePattern(pattern, colorComponents: $0) }
}

@_cdecl("CGFunctionCreate")
public func functionCreate(
    _ info: UnsafeMutableRawPointer?, _ domainDimension: Int, _ domain: UnsafePointer<Double>?, _ rangeDimension: Int,
    _ range: UnsafePointer<Double>?, _ callbacks: UnsafeRawPointer?
) -> ObjCObject? {
    guard let given = callbacks?.load(as: FunctionCallbacks.self), let evaluate = given.evaluate else { return nil }
    let release = given.releaseInfo
    var callbacks = CGFunctionCallbacks(
        version: given.version, evaluate: { evaluate($0, doubles($1), doubles($2)) }, releaseInfo: { release?($0) })
    return retainedShell(
        of: CGFunction(
            info: info, domainDimension: domainDimension, domain: cgFloats(domain), rangeDimension: rangeDimension,
            range: cgFloats(range), callbacks: &callbacks))
}

@_cdecl("CGFunctionRetain")
public func functionRetain(_ function: ObjCObject?) -> ObjCObject? {
    guard let function = function.map({ peer($0, as: CGFunction.self) }) else { return nil }
    return retainedShell(of: function)
}

@_cdecl("CGFunctionRelease")
public func functionRelease(_ function: ObjCObject?) {
    guard let function = function.map({ peer($0, as: CGFunction.self) }) else { return }
    release(function)
}

@_cdecl("CGFunctionGetTypeID")
public func functionGetTypeID() -> UInt {
    return typeIdentifier(of: CGFunction.self)
}

@_cdecl("CGShadingCreateAxial")
public func shadingCreateAxial(
    _ space: ObjCObject?, _ start: ObjCPoint, _ end: ObjCPoint, _ function: ObjCObject?, _ extendStart: Bool,
    _ extendEnd: Bool
) -> ObjCObject? {
    guard let space = space.map({ peer($0, as: CGColorSpace.self) }),
        let function = function.map({ peer($0, as: CGFunction.self) })
    else { return nil }
    return retainedShell(
        of: CGShading(
            axialSpace: space, start: start.swift, end: end.swift, function: function, extendStart: extendStart,
            extendEnd: extendEnd))
}

@_cdecl("CGShadingCreateRadial")
public func shadingCreateRadial(
    _ space: ObjCObject?, _ start: ObjCPoint, _ startRadius: Double, _ end: ObjCPoint, _ endRadius: Double,
    _ function: ObjCObject?, _ extendStart: Bool, _ extendEnd: Bool
) -> ObjCObject? {
    guard let space = space.map({ peer($0, as: CGColorSpace.self) }),
        let function = function.map({ peer($0, as: CGFunction.self) })
    else { return nil }
    return retainedShell(
        of: CGShading(
            radialSpace: space, start: start.swift, startRadius: startRadius, end: end.swift, endRadius: endRadius,
            function: function, extendStart: extendStart, extendEnd: extendEnd))
}

@_cdecl("CGShadingRetain")
public func shadingRetain(_ shading: ObjCObject?) -> ObjCObject? {
    guard let shading = shading.map({ peer($0, as: CGShading.self) }) else { return nil }
    return retainedShell(of: shading)
}

@_cdecl("CGShadingRelease")
public func shadingRelease(_ shading: ObjCObject?) {
    guard let shading = shading.map({ peer($0, as: CGShading.self) }) else { return }
    release(shading)
}

@_cdecl("CGShadingGetTypeID")
public func shadingGetTypeID() -> UInt {
    return typeIdentifier(of: CGShading.self)
}

@_cdecl("CGContextDrawShading")
public func contextDrawShading(_ context: ObjCObject?, _ shading: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }),
        let shading = shading.map({ peer($0, as: CGShading.self) })
    else { return }
    context.drawShading(shading)
}

@_cdecl("CGLayerCreateWithContext")
public func layerCreateWithContext(_ context: ObjCObject?, _ size: ObjCSize, _ auxiliaryInfo: ObjCObject?)
    -> ObjCObject?
{
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return nil }
    return retainedShell(of: CGLayer(context, size: size.swift, auxiliaryInfo: nil))
}

@_cdecl("CGLayerRetain")
public func layerRetain(_ layer: ObjCObject?) -> ObjCObject? {
    guard let layer = layer.map({ peer($0, as: CGLayer.self) }) else { return nil }
    return retainedShell(of: layer)
}

@_cdecl("CGLayerRelease")
public func layerRelease(_ layer: ObjCObject?) {
    guard let layer = layer.map({ peer($0, as: CGLayer.self) }) else { return }
    release(layer)
}

@_cdecl("CGLayerGetTypeID")
public func layerGetTypeID() -> UInt {
    return typeIdentifier(of: CGLayer.self)
}

@_cdecl("CGLayerGetSize")
public func layerGetSize(_ layer: ObjCObject?) -> ObjCSize {
    guard let layer = layer.map({ peer($0, as: CGLayer.self) }) else { return ObjCSize() }
    return ObjCSize(layer.size)
}

@_cdecl("CGLayerGetContext")
public func layerGetContext(_ layer: ObjCObject?) -> ObjCObject? {
    guard let layer = layer.map({ peer($0, as: CGLayer.self) }) else { return nil }
    return autoreleasedShell(of: layer.context)
}

@_cdecl("CGContextDrawLayerInRect")
public func contextDrawLayerInRect(_ context: ObjCObject?, _ rect: ObjCRect, _ layer: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }),
        let layer = layer.map({ peer($0, as: CGLayer.self) })
    else { return }
    context.draw(layer, in: rect.swift)
}

@_cdecl("CGContextDrawLayerAtPoint")
public func contextDrawLayerAtPoint(_ context: ObjCObject?, _ point: ObjCPoint, _ layer: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }),
        let layer = layer.map({ peer($0, as: CGLayer.self) })
    else { return }
    context.draw(layer, at: point.swift)
}
