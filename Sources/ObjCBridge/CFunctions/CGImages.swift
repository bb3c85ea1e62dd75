import CObjCRuntime
import UIKit

// Images and bitmap contexts.

@_cdecl("CGImageGetWidth")
public func imageGetWidth(_ image: ObjCObject?) -> Int {
    guard let image = image.map({ peer($0, as: CGImage.self) }) else { return 0 }
    return image.width
}

@_cdecl("CGImageGetHeight")
public func imageGetHeight(_ image: ObjCObject?) -> Int {
    guard let image = image.map({ peer($0, as: CGImage.self) }) else { return 0 }
    return image.height
}

@_cdecl("CGImageGetBitsPerComponent")
public func imageGetBitsPerComponent(_ image: ObjCObject?) -> Int {
    guard let image = image.map({ peer($0, as: CGImage.self) }) else { return 0 }
    return image.bitsPerComponent
}

@_cdecl("CGImageGetBitsPerPixel")
public func imageGetBitsPerPixel(_ image: ObjCObject?) -> Int {
    guard let image = image.map({ peer($0, as: CGImage.self) }) else { return 0 }
    return image.bitsPerPixel
}

@_cdecl("CGImageGetBytesPerRow")
public func imageGetBytesPerRow(_ image: ObjCObject?) -> Int {
    guard let image = image.map({ peer($0, as: CGImage.self) }) else { return 0 }
    return image.bytesPerRow
}

@_cdecl("CGImageGetColorSpace")
public func imageGetColorSpace(_ image: ObjCObject?) -> ObjCObject? {
    guard let image = image.map({ peer($0, as: CGImage.self) }) else { return nil }
    return autoreleasedShell(of: image.colorSpace)
}

@_cdecl("CGImageGetAlphaInfo")
public func imageGetAlphaInfo(_ image: ObjCObject?) -> UInt32 {
    guard let image = image.map({ peer($0, as: CGImage.self) }) else { return 0 }
    return image.alphaInfo.rawValue
}

@_cdecl("CGImageGetBitmapInfo")
public func imageGetBitmapInfo(_ image: ObjCObject?) -> UInt32 {
    guard let image = image.map({ peer($0, as: CGImage.self) }) else { return 0 }
    return image.bitmapInfo.rawValue
}

@_cdecl("CGImageGetDataProvider")
public func imageGetDataProvider(_ image: ObjCObject?) -> ObjCObject? {
    guard let image = image.map({ peer($0, as: CGImage.self) }) else { return nil }
    return autoreleasedShell(of: image.dataProvider)
}

@_cdecl("CGImageIsMask")
public func imageIsMask(_ image: ObjCObject?) -> Bool {
    guard let image = image.map({ peer($0, as: CGImage.self) }) else { return false }
    return image.isMask
}

@_cdecl("CGImageCreateCopy")
public func imageCreateCopy(_ image: ObjCObject?) -> ObjCObject? {
    guard let image = image.map({ peer($0, as: CGImage.self) }) else { return nil }
    return retainedShell(of: image.copy())
}

@_cdecl("CGImageCreateWithImageInRect")
public func imageCreateWithImageInRect(_ image: ObjCObject?, _ rect: ObjCRect) -> ObjCObject? {
    guard let image = image.map({ peer($0, as: CGImage.self) }) else { return nil }
    return retainedShell(of: image.cropping(to: rect.swift))
}

@_cdecl("CGImageCreateWithMask")
public func imageCreateWithMask(_ image: ObjCObject?, _ mask: ObjCObject?) -> ObjCObject? {
    guard let image = image.map({ peer($0, as: CGImage.self) }), let mask = mask.map({ peer($0, as: CGImage.self) })
    else { return nil }
    return retainedShell(of: image.masking(mask))
}

@_cdecl("CGImageRetain")
public func imageRetain(_ image: ObjCObject?) -> ObjCObject? {
    guard let image = image.map({ peer($0, as: CGImage.self) }) else { return nil }
    return retainedShell(of: image)
}

@_cdecl("CGImageRelease")
public func imageRelease(_ image: ObjCObject?) {
    guard let image = image.map({ peer($0, as: CGImage.self) }) else { return }
    release(image)
}

@_cdecl("CGBitmapContextCreate")
public func bitmapContextCreate(
    _ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ bitsPerComponent: Int, _ bytesPerRow: Int,
    _ space: ObjCObject?, _ bitmapInfo: UInt32
) -> ObjCObject? {
    let space = space.map { peer($0, as: CGColorSpace.self) }
    let bitmapInfo = CGBitmapInfo(rawValue: bitmapInfo)
    return retainedShell(
        of: CGContext(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo.rawValue))
}

@_cdecl("CGBitmapContextCreateWithData")
public func bitmapContextCreateWithData(
    _ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ bitsPerComponent: Int, _ bytesPerRow: Int,
    _ space: ObjCObject?, _ bitmapInfo: UInt32,
    _ release: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?,
    _ information: UnsafeMutableRawPointer?
) -> ObjCObject? {
    let context = bitmapContextCreate(data, width, height, bitsPerComponent, bytesPerRow, space, bitmapInfo)
    if let context, let release { object_call_at_end(context, release, information, data) }
    return context
}

@_cdecl("CGBitmapContextCreateImage")
public func bitmapContextCreateImage(_ context: ObjCObject?) -> ObjCObject? {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return nil }
    return retainedShell(of: context.makeImage())
}

@_cdecl("CGBitmapContextGetData")
public func bitmapContextGetData(_ context: ObjCObject?) -> UnsafeMutableRawPointer? {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return nil }
    return context.data
}

@_cdecl("CGBitmapContextGetWidth")
public func bitmapContextGetWidth(_ context: ObjCObject?) -> Int {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return 0 }
    return context.width
}

@_cdecl("CGBitmapContextGetHeight")
public func bitmapContextGetHeight(_ context: ObjCObject?) -> Int {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return 0 }
    return context.height
}

@_cdecl("CGBitmapContextGetBytesPerRow")
public func bitmapContextGetBytesPerRow(_ context: ObjCObject?) -> Int {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return 0 }
    return context.bytesPerRow
}

@_cdecl("CGBitmapContextGetBitsPerPixel")
public func bitmapContextGetBitsPerPixel(_ context: ObjCObject?) -> Int {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return 0 }
    return context.bitsPerPixel
}

@_cdecl("CGBitmapContextGetColorSpace")
public func bitmapContextGetColorSpace(_ context: ObjCObject?) -> ObjCObject? {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return nil }
    return autoreleasedShell(of: context.colorSpace)
}

@_cdecl("CGBitmapContextGetAlphaInfo")
public func bitmapContextGetAlphaInfo(_ context: ObjCObject?) -> UInt32 {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return 0 }
    return context.alphaInfo.rawValue
}

@_cdecl("CGContextRetain")
public func contextRetain(_ context: ObjCObject?) -> ObjCObject? {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return nil }
    return retainedShell(of: context)
}

@_cdecl("CGContextRelease")
public func contextRelease(_ context: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    release(context)
}
