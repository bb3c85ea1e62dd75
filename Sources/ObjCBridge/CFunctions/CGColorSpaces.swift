import CObjCRuntime
import UIKit

// Colour spaces with parameters.

@_cdecl("CGColorSpaceCreateWithName")
public func colorSpaceCreateWithName(_ name: ObjCObject?) -> ObjCObject? {
    return retainedShell(of: swift(name, as: String.self).flatMap { CGColorSpace(name: $0) })
}

@_cdecl("CGColorSpaceCreateCalibratedGray")
public func colorSpaceCreateCalibratedGray(
    _ whitePoint: UnsafePointer<Double>?, _ blackPoint: UnsafePointer<Double>?, _ gamma: Double
) -> ObjCObject? {
    return retainedShell(
        of: withFloats(whitePoint) { CGColorSpace(calibratedGrayWhitePoint: $0, blackPoint: nil, gamma: gamma) })
}

@_cdecl("CGColorSpaceCreateCalibratedRGB")
public func colorSpaceCreateCalibratedRGB(
    _ whitePoint: UnsafePointer<Double>?, _ blackPoint: UnsafePointer<Double>?, _ gamma: UnsafePointer<Double>?,
    _ matrix: UnsafePointer<Double>?
) -> ObjCObject? {
    return retainedShell(
        of: withFloats(whitePoint) {
            CGColorSpace(
                calibratedRGBWhitePoint: $0, blackPoint: nil, gamma: cgFloats(gamma), matrix: cgFloats(matrix))
        })
}

@_cdecl("CGColorSpaceCreateLab")
public func colorSpaceCreateLab(
    _ whitePoint: UnsafePointer<Double>?, _ blackPoint: UnsafePointer<Double>?, _ range: UnsafePointer<Double>?
) -> ObjCObject? {
    return retainedShell(
        of: withFloats(whitePoint) { CGColorSpace(labWhitePoint: $0, blackPoint: nil, range: cgFloats(range)) })
}

@_cdecl("CGColorSpaceCreateICCBased")
public func colorSpaceCreateICCBased(
    _ componentCount: Int, _ range: UnsafePointer<Double>?, _ profile: ObjCObject?, _ alternate: ObjCObject?
) -> ObjCObject? {
    guard let profile = profile.map({ peer($0, as: CGDataProvider.self) }) else { return nil }
    let alternate = alternate.map({ peer($0, as: CGColorSpace.self) })
    return retainedShell(
        of: CGColorSpace(
            iccBasedNComponents: componentCount, range: cgFloats(range), profile: profile, alternate: alternate))
}

@_cdecl("CGColorSpaceCreateWithICCProfile")
public func colorSpaceCreateWithICCProfile(_ data: ObjCObject?) -> ObjCObject? {
    guard let profile = swift(data, as: Data.self), profile.count >= 128,
        let provider = CGDataProvider(data: profile)
    else { return nil }
    // The header of a profile names the space of its colours.
    let counts = ["GRAY": 1, "RGB ": 3, "CMYK": 4, "Lab ": 3]
    guard
        let count = counts[String(decoding: profile[profile.startIndex + 16..<profile.startIndex + 20], as: UTF8.self)]
    else { return nil }
    return retainedShell(
        of: CGColorSpace(iccBasedNComponents: count, range: nil, profile: provider, alternate: nil))
}

@_cdecl("CGColorSpaceCreateIndexed")
public func colorSpaceCreateIndexed(_ baseSpace: ObjCObject?, _ last: Int, _ colorTable: UnsafePointer<UInt8>?)
    -> ObjCObject?
{
    guard let baseSpace = baseSpace.map({ peer($0, as: CGColorSpace.self) }) else { return nil }
    return retainedShell(
        of: colorTable.flatMap { CGColorSpace(indexedBaseSpace: baseSpace, last: last, colorTable: $0) })
}

@_cdecl("CGColorSpaceGetBaseColorSpace")
public func colorSpaceGetBaseColorSpace(_ space: ObjCObject?) -> ObjCObject? {
    guard let space = space.map({ peer($0, as: CGColorSpace.self) }) else { return nil }
    return autoreleasedShell(of: space.model == .indexed || space.model == .pattern ? space.baseColorSpace : nil)
}

@_cdecl("CGColorSpaceGetColorTableCount")
public func colorSpaceGetColorTableCount(_ space: ObjCObject?) -> Int {
    guard let space = space.map({ peer($0, as: CGColorSpace.self) }) else { return 0 }
    guard let table = space.colorTable, let base = space.baseColorSpace else { return 0 }
    return table.count / max(base.numberOfComponents, 1)
}

@_cdecl("CGColorSpaceGetColorTable")
public func colorSpaceGetColorTable(_ space: ObjCObject?, _ table: UnsafeMutablePointer<UInt8>?) {
    guard let space = space.map({ peer($0, as: CGColorSpace.self) }) else { return }
    guard let table, let colors = space.colorTable else { return }
    for (index, byte) in colors.enumerated() { table[index] = byte }
}

@_cdecl("CGColorSpaceCopyICCProfile")
public func colorSpaceCopyICCProfile(_ space: ObjCObject?) -> ObjCObject? {
    guard let space = space.map({ peer($0, as: CGColorSpace.self) }) else { return nil }
    return object_retain(objectiveC(space.copyICCData()))
}

@_cdecl("CGColorSpaceGetTypeID")
public func colorSpaceGetTypeID() -> UInt {
    return typeIdentifier(of: CGColorSpace.self)
}

@_cdecl("CGColorCreateGenericGray")
public func colorCreateGenericGray(_ gray: Double, _ alpha: Double) -> ObjCObject? {
    return retainedShell(of: CGColor(gray: gray, alpha: alpha))
}

@_cdecl("CGColorCreateGenericRGB")
public func colorCreateGenericRGB(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> ObjCObject? {
    return retainedShell(of: CGColor(red: red, green: green, blue: blue, alpha: alpha))
}

@_cdecl("CGColorCreateGenericCMYK")
public func colorCreateGenericCMYK(
    _ cyan: Double, _ magenta: Double, _ yellow: Double, _ black: Double, _ alpha: Double
) -> ObjCObject? {
    let components: [CGFloat] = [cyan, magenta, yellow, black, alpha].map { CGFloat($0) }
    return retainedShell(of: CGColor(colorSpace: CoreGraphics.CGColorSpaceCreateDeviceCMYK(), components: components))
}

@_cdecl("CGColorGetConstantColor")
public func colorGetConstantColor(_ name: ObjCObject?) -> ObjCObject? {
    switch swift(name, as: String.self) {
    case "kCGColorWhite": return autoreleasedShell(of: CGColor.white)
    case "kCGColorBlack": return autoreleasedShell(of: CGColor.black)
    case "kCGColorClear": return autoreleasedShell(of: CGColor.clear)
    default: return nil
    }
}

@_cdecl("CGColorCreateCopy")
public func colorCreateCopy(_ color: ObjCObject?) -> ObjCObject? {
    guard let color = color.map({ peer($0, as: CGColor.self) }) else { return nil }
    return retainedShell(of: color.copy(alpha: color.alpha))
}

@_cdecl("CGColorGetPattern")
public func colorGetPattern(_ color: ObjCObject?) -> ObjCObject? {
    guard let color = color.map({ peer($0, as: CGColor.self) }) else { return nil }
    return autoreleasedShell(of: color.pattern)
}

@_cdecl("CGColorGetTypeID")
public func colorGetTypeID() -> UInt {
    return typeIdentifier(of: CGColor.self)
}

@_cdecl("CGGradientGetTypeID")
public func gradientGetTypeID() -> UInt {
    return typeIdentifier(of: CGGradient.self)
}
