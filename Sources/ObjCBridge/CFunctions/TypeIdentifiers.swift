import CObjCRuntime
import UIKit

// The numbers by which C programs tell the kinds of references.

func typeIdentifier(of type: PlatformObject.Type) -> UInt {
    UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self))
}

/// The kinds that have a number of their own; a mutable path counts as a path.
private let referenceTypes: [PlatformObject.Type] = [
    CGColor.self, CGColorSpace.self, CGContext.self, CGDataConsumer.self, CGDataProvider.self, CGFont.self,
    CGFunction.self, CGGradient.self, CGImage.self, CGLayer.self, CGPath.self, CGPattern.self, CGPDFDocument.self,
    CGPDFPage.self, CGShading.self,
]

/// `CFGetTypeID`: the number of the kind of a reference; objects of other classes have that of their class.
@_cdecl("CocoaGetTypeID")
public func typeIdentifier(ofObject object: ObjCObject?) -> UInt {
    guard let object else { return 0 }
    if let peer = peerIfAny(object, as: PlatformObject.self) {
        for type in referenceTypes where isKind(peer, of: type) { return typeIdentifier(of: type) }
    }
    return UInt(bitPattern: object.load(as: UnsafeRawPointer?.self))
}

private func isKind(_ object: PlatformObject, of type: PlatformObject.Type) -> Bool {
    var current: AnyClass? = Swift.type(of: object)
    while let known = current {
        if known == type { return true }
        current = _getSuperclass(known)
    }
    return false
}
