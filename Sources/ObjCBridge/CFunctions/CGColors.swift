import CObjCRuntime
import UIKit

// Colours and colour spaces.

@_cdecl("CGColorSpaceCreateDeviceRGB")
public func colorSpaceCreateDeviceRGB() -> ObjCObject? {
    return retainedShell(of: CoreGraphics.CGColorSpaceCreateDeviceRGB())
}

@_cdecl("CGColorSpaceCreateDeviceGray")
public func colorSpaceCreateDeviceGray() -> ObjCObject? {
    return retainedShell(of: CoreGraphics.CGColorSpaceCreateDeviceGray())
}

@_cdecl("CGColorSpaceCreateDeviceCMYK")
public func colorSpaceCreateDeviceCMYK() -> ObjCObject? {
    return retainedShell(of: CoreGraphics.CGColorSpaceCreateDeviceCMYK())
}

@_cdecl("CGColorSpaceCreatePattern")
public func colorSpaceCreatePattern(_ baseSpace: ObjCObject?) -> ObjCObject? {
    let baseSpace = baseSpace.map { peer($0, as: CGColorSpace.self) }
    return retainedShell(of: CGColorSpace(patternBaseSpace: baseSpace))
}

@_cdecl("CGColorSpaceRetain")
public func colorSpaceRetain(_ space: ObjCObject?) -> ObjCObject? {
    guard let space = space.map({ peer($0, as: CGColorSpace.self) }) else { return nil }
    return retainedShell(of: space)
}

@_cdecl("CGColorSpaceRelease")
public func colorSpaceRelease(_ space: ObjCObject?) {
    guard let space = space.map({ peer($0, as: CGColorSpace.self) }) else { return }
    release(space)
}

@_cdecl("CGColorSpaceGetModel")
public func colorSpaceGetModel(_ space: ObjCObject?) -> Int32 {
    guard let space = space.map({ peer($0, as: CGColorSpace.self) }) else { return 0 }
    return space.model.rawValue
}

@_cdecl("CGColorSpaceGetNumberOfComponents")
public func colorSpaceGetNumberOfComponents(_ space: ObjCObject?) -> Int {
    guard let space = space.map({ peer($0, as: CGColorSpace.self) }) else { return 0 }
    return space.numberOfComponents
}

@_cdecl("CGColorCreate")
public func colorCreate(_ space: ObjCObject?, _ components: UnsafePointer<Double>?) -> ObjCObject? {
    guard let space = space.map({ peer($0, as: CGColorSpace.self) }) else { return nil }
    return retainedShell(of: withFloats(components) { CGColor(colorSpace: space, components: $0) })
}

@_cdecl("CGColorCreateWithPattern")
public func colorCreateWithPattern(_ space: ObjCObject?, _ pattern: ObjCObject?, _ components: UnsafePointer<Double>?)
    -> ObjCObject?
{
    guard let space = space.map({ peer($0, as: CGColorSpace.self) }),
        let pattern = pattern.map({ peer($0, as: CGPattern.self) })
    else { return nil }
    return retainedShell(of: withFloats(components) { CGColor(patternSpace: space, pattern: pattern, components: $0) })
}

@_cdecl("CGColorCreateCopyWithAlpha")
public func colorCreateCopyWithAlpha(_ color: ObjCObject?, _ alpha: Double) -> ObjCObject? {
    guard let color = color.map({ peer($0, as: CGColor.self) }) else { return nil }
    return retainedShell(of: color.copy(alpha: alpha))
}

@_cdecl("CGColorRetain")
public func colorRetain(_ color: ObjCObject?) -> ObjCObject? {
    guard let color = color.map({ peer($0, as: CGColor.self) }) else { return nil }
    return retainedShell(of: color)
}

@_cdecl("CGColorRelease")
public func colorRelease(_ color: ObjCObject?) {
    guard let color = color.map({ peer($0, as: CGColor.self) }) else { return }
    release(color)
}

@_cdecl("CGColorEqualToColor")
public func colorEqualToColor(_ color: ObjCObject?, _ other: ObjCObject?) -> Bool {
    guard let color = color.map({ peer($0, as: CGColor.self) }), let other = other.map({ peer($0, as: CGColor.self) })
    else { return false }
    return color.isEqual(other)
}

@_cdecl("CGColorGetAlpha")
public func colorGetAlpha(_ color: ObjCObject?) -> Double {
    guard let color = color.map({ peer($0, as: CGColor.self) }) else { return 0 }
    return Double(color.alpha)
}

@_cdecl("CGColorGetNumberOfComponents")
public func colorGetNumberOfComponents(_ color: ObjCObject?) -> Int {
    guard let color = color.map({ peer($0, as: CGColor.self) }) else { return 0 }
    return color.numberOfComponents
}

@_cdecl("CGColorGetColorSpace")
public func colorGetColorSpace(_ color: ObjCObject?) -> ObjCObject? {
    guard let color = color.map({ peer($0, as: CGColor.self) }) else { return nil }
    return autoreleasedShell(of: color.colorSpace)
}

@_cdecl("CGColorGetComponents")
public func colorGetComponents(_ color: ObjCObject?) -> UnsafePointer<Double>? {
    guard let color = color.map({ peer($0, as: CGColor.self) }) else { return nil }
    return ShellAttachments.components(of: color)
}

@_cdecl("CGGradientCreateWithColors")
public func gradientCreateWithColors(_ space: ObjCObject?, _ colors: ObjCObject?, _ locations: UnsafePointer<Double>?)
    -> ObjCObject?
{
    let space = space.map { peer($0, as: CGColorSpace.self) }
    return retainedShell(of: gradient(space, colors, locations))
}

@_cdecl("CGGradientCreateWithColorComponents")
public func gradientCreateWithColorComponents(
    _ space: ObjCObject?, _ components: UnsafePointer<Double>?, _ locations: UnsafePointer<Double>?, _ count: Int
) -> ObjCObject? {
    guard let space = space.map({ peer($0, as: CGColorSpace.self) }) else { return nil }
    return retainedShell(
        of: withFloats(components) { components in
            withOptionalFloats(locations) {
                CGGradient(colorSpace: space, colorComponents: components, locations: $0, count: count)
            }
        })
}

@_cdecl("CGGradientRetain")
public func gradientRetain(_ gradient: ObjCObject?) -> ObjCObject? {
    guard let gradient = gradient.map({ peer($0, as: CGGradient.self) }) else { return nil }
    return retainedShell(of: gradient)
}

@_cdecl("CGGradientRelease")
public func gradientRelease(_ gradient: ObjCObject?) {
    guard let gradient = gradient.map({ peer($0, as: CGGradient.self) }) else { return }
    release(gradient)
}
