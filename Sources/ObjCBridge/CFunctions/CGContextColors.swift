import CObjCRuntime
import UIKit

// The colours that a context paints with.

@_cdecl("CGContextSetFillColorWithColor")
public func contextSetFillColorWithColor(_ context: ObjCObject?, _ color: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }),
        let color = color.map({ peer($0, as: CGColor.self) })
    else { return }
    context.setFillColor(color)
}

@_cdecl("CGContextSetStrokeColorWithColor")
public func contextSetStrokeColorWithColor(_ context: ObjCObject?, _ color: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }),
        let color = color.map({ peer($0, as: CGColor.self) })
    else { return }
    context.setStrokeColor(color)
}

@_cdecl("CGContextSetFillColorSpace")
public func contextSetFillColorSpace(_ context: ObjCObject?, _ space: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }),
        let space = space.map({ peer($0, as: CGColorSpace.self) })
    else { return }
    context.setFillColorSpace(space)
}

@_cdecl("CGContextSetStrokeColorSpace")
public func contextSetStrokeColorSpace(_ context: ObjCObject?, _ space: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }),
        let space = space.map({ peer($0, as: CGColorSpace.self) })
    else { return }
    context.setStrokeColorSpace(space)
}

@_cdecl("CGContextSetFillColor")
public func contextSetFillColor(_ context: ObjCObject?, _ components: UnsafePointer<Double>?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    withFloats(components) { context.setFillColor($0) }
}

@_cdecl("CGContextSetStrokeColor")
public func contextSetStrokeColor(_ context: ObjCObject?, _ components: UnsafePointer<Double>?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    withFloats(components) { context.setStrokeColor($0) }
}

@_cdecl("CGContextSetGrayFillColor")
public func contextSetGrayFillColor(_ context: ObjCObject?, _ gray: Double, _ alpha: Double) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.setFillColor(gray: gray, alpha: alpha)
}

@_cdecl("CGContextSetGrayStrokeColor")
public func contextSetGrayStrokeColor(_ context: ObjCObject?, _ gray: Double, _ alpha: Double) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.setStrokeColor(gray: gray, alpha: alpha)
}

@_cdecl("CGContextSetRGBFillColor")
public func contextSetRGBFillColor(
    _ context: ObjCObject?, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.setFillColor(red: red, green: green, blue: blue, alpha: alpha)
}

@_cdecl("CGContextSetRGBStrokeColor")
public func contextSetRGBStrokeColor(
    _ context: ObjCObject?, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.setStrokeColor(red: red, green: green, blue: blue, alpha: alpha)
}

@_cdecl("CGContextSetCMYKFillColor")
public func contextSetCMYKFillColor(
    _ context: ObjCObject?, _ cyan: Double, _ magenta: Double, _ yellow: Double, _ black: Double, _ alpha: Double
) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.setFillColor(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
}

@_cdecl("CGContextSetCMYKStrokeColor")
public func contextSetCMYKStrokeColor(
    _ context: ObjCObject?, _ cyan: Double, _ magenta: Double, _ yellow: Double, _ black: Double, _ alpha: Double
) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.setStrokeColor(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
}

@_cdecl("CGContextSetPatternPhase")
public func contextSetPatternPhase(_ context: ObjCObject?, _ phase: ObjCSize) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.setPatternPhase(phase.swift)
}
