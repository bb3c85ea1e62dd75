import CObjCRuntime
import UIKit

// The elements of paths.

/// `CGPathElement` as C lays it out.
private struct PathElementInC {
    var type: Int32
    var points: UnsafeMutablePointer<ObjCPoint>
}

private typealias ApplierFunction = @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void

@_cdecl("CGPathIsRect")
public func pathIsRect(_ path: ObjCObject?, _ rect: UnsafeMutablePointer<ObjCRect>?) -> Bool {
    guard let path = path.map({ peer($0, as: CGPath.self) }) else { return false }
    var found = CGRect.zero
    guard path.isRect(&found) else { return false }
    rect?.pointee = ObjCRect(found)
    return true
}

@_cdecl("CGPathApply")
public func pathApply(_ path: ObjCObject?, _ info: UnsafeMutableRawPointer?, _ function: UnsafeMutableRawPointer?) {
    guard let path = path.map({ peer($0, as: CGPath.self) }) else { return }
    guard let function = unsafeBitCast(function, to: ApplierFunction?.self) else { return }
    path.applyWithBlock { element in
        let points = UnsafeMutableRawPointer(element.pointee.points).assumingMemoryBound(to: ObjCPoint.self)
        withUnsafePointer(to: PathElementInC(type: element.pointee.type.rawValue, points: points)) {
            function(info, $0)
        }
    }
}

@_cdecl("CGPathGetTypeID")
public func pathGetTypeID() -> UInt {
    return typeIdentifier(of: CGPath.self)
}

@_cdecl("CGContextReplacePathWithStrokedPath")
public func contextReplacePathWithStrokedPath(_ context: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.replacePathWithStrokedPath()
}

@_cdecl("CGContextConvertSizeToDeviceSpace")
public func contextConvertSizeToDeviceSpace(_ context: ObjCObject?, _ size: ObjCSize) -> ObjCSize {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return ObjCSize() }
    return ObjCSize(context.convertToDeviceSpace(size.swift))
}

@_cdecl("CGContextConvertSizeToUserSpace")
public func contextConvertSizeToUserSpace(_ context: ObjCObject?, _ size: ObjCSize) -> ObjCSize {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return ObjCSize() }
    return ObjCSize(context.convertToUserSpace(size.swift))
}

@_cdecl("CGContextSetRenderingIntent")
public func contextSetRenderingIntent(_ context: ObjCObject?, _ intent: Int32) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    guard let intent = CGColorRenderingIntent(rawValue: intent) else { return }
    context.setRenderingIntent(intent)
}
