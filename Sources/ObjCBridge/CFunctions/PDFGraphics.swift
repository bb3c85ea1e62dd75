import CObjCRuntime
import UIKit

/// `UIGraphicsBeginPDFContextToData`: the app's own mutable data grows.
@_cdecl("UIGraphicsBeginPDFContextToData")
public func graphicsBeginPDFContextToData(_ data: ObjCObject?, _ bounds: ObjCRect, _ documentInfo: ObjCObject?) {
    guard let data = MutableData(data) else { return }
    UIGraphicsBeginPDFContext(CGDataConsumer(append: data.append), bounds.swift, swiftDictionary(documentInfo))
}
