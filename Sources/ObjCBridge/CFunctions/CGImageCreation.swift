import CObjCRuntime
import UIKit

// Images from samples and files.

@_cdecl("CGImageCreate")
public func imageCreate(
    _ width: Int, _ height: Int, _ bitsPerComponent: Int, _ bitsPerPixel: Int, _ bytesPerRow: Int, _ space: ObjCObject?,
    _ bitmapInfo: UInt32, _ provider: ObjCObject?, _ decode: UnsafePointer<Double>?, _ shouldInterpolate: Bool,
    _ intent: Int32
) -> ObjCObject? {
    guard let space = space.map({ peer($0, as: CGColorSpace.self) }),
        let provider = provider.map({ peer($0, as: CGDataProvider.self) })
    else { return nil }
    return retainedShell(
        of: CGImage(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, space: space, bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo), provider: provider,
            decode: cgFloats(decode), shouldInterpolate: shouldInterpolate,
            intent: CGColorRenderingIntent(rawValue: intent) ?? .defaultIntent))
}

@_cdecl("CGImageMaskCreate")
public func imageMaskCreate(
    _ width: Int, _ height: Int, _ bitsPerComponent: Int, _ bitsPerPixel: Int, _ bytesPerRow: Int,
    _ provider: ObjCObject?, _ decode: UnsafePointer<Double>?, _ shouldInterpolate: Bool
) -> ObjCObject? {
    guard let provider = provider.map({ peer($0, as: CGDataProvider.self) }) else { return nil }
    return retainedShell(
        of: CGImage(
            maskWidth: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, provider: provider, decode: cgFloats(decode), shouldInterpolate: shouldInterpolate
        ))
}

@_cdecl("CGImageCreateWithPNGDataProvider")
public func imageCreateWithPNGDataProvider(
    _ source: ObjCObject?, _ decode: UnsafePointer<Double>?, _ shouldInterpolate: Bool, _ intent: Int32
) -> ObjCObject? {
    guard let source = source.map({ peer($0, as: CGDataProvider.self) }) else { return nil }
    return retainedShell(
        of: CGImage(
            pngDataProviderSource: source, decode: cgFloats(decode), shouldInterpolate: shouldInterpolate,
            intent: CGColorRenderingIntent(rawValue: intent) ?? .defaultIntent))
}

@_cdecl("CGImageCreateWithJPEGDataProvider")
public func imageCreateWithJPEGDataProvider(
    _ source: ObjCObject?, _ decode: UnsafePointer<Double>?, _ shouldInterpolate: Bool, _ intent: Int32
) -> ObjCObject? {
    guard let source = source.map({ peer($0, as: CGDataProvider.self) }) else { return nil }
    return retainedShell(
        of: CGImage(
            jpegDataProviderSource: source, decode: cgFloats(decode), shouldInterpolate: shouldInterpolate,
            intent: CGColorRenderingIntent(rawValue: intent) ?? .defaultIntent))
}

@_cdecl("CGImageCreateWithMaskingColors")
public func imageCreateWithMaskingColors(_ image: ObjCObject?, _ components: UnsafePointer<Double>?) -> ObjCObject? {
    guard let image = image.map({ peer($0, as: CGImage.self) }) else { return nil }
    let count = 2 * (image.colorSpace?.numberOfComponents ?? 0)
    return retainedShell(of: image.copy(maskingColorComponents: numbers(components, count)))
}

@_cdecl("CGImageCreateCopyWithColorSpace")
public func imageCreateCopyWithColorSpace(_ image: ObjCObject?, _ space: ObjCObject?) -> ObjCObject? {
    guard let image = image.map({ peer($0, as: CGImage.self) }),
        let space = space.map({ peer($0, as: CGColorSpace.self) })
    else { return nil }
    return retainedShell(of: image.copy(colorSpace: space))
}

@_cdecl("CGImageGetDecode")
public func imageGetDecode(_ image: ObjCObject?) -> UnsafePointer<Double>? {
    guard let image = image.map({ peer($0, as: CGImage.self) }) else { return nil }
    return ShellAttachments.numbers(image.decode, of: image)
}

@_cdecl("CGImageGetShouldInterpolate")
public func imageGetShouldInterpolate(_ image: ObjCObject?) -> Bool {
    guard let image = image.map({ peer($0, as: CGImage.self) }) else { return false }
    return image.shouldInterpolate
}

@_cdecl("CGImageGetRenderingIntent")
public func imageGetRenderingIntent(_ image: ObjCObject?) -> Int32 {
    guard let image = image.map({ peer($0, as: CGImage.self) }) else { return 0 }
    return image.renderingIntent.rawValue
}

@_cdecl("CGImageGetTypeID")
public func imageGetTypeID() -> UInt {
    return typeIdentifier(of: CGImage.self)
}

@_cdecl("CGBitmapContextGetBitsPerComponent")
public func bitmapContextGetBitsPerComponent(_ context: ObjCObject?) -> Int {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return 0 }
    return context.bitsPerComponent
}

@_cdecl("CGBitmapContextGetBitmapInfo")
public func bitmapContextGetBitmapInfo(_ context: ObjCObject?) -> UInt32 {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return 0 }
    return context.bitmapInfo.rawValue
}

@_cdecl("CGContextGetTypeID")
public func contextGetTypeID() -> UInt {
    return typeIdentifier(of: CGContext.self)
}
