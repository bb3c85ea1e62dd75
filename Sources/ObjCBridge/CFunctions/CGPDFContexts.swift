import CObjCRuntime
import UIKit

// Writing PDF documents.

@_cdecl("CGPDFContextCreate")
public func pdfContextCreate(
    _ consumer: ObjCObject?, _ mediaBox: UnsafePointer<ObjCRect>?, _ auxiliaryInfo: ObjCObject?
) -> ObjCObject? {
    guard let consumer = consumer.map({ peer($0, as: CGDataConsumer.self) }) else { return nil }
    return retainedShell(
        of: CGContext(consumer: consumer, mediaBox: cgRect(mediaBox), swiftStringDictionary(auxiliaryInfo)))
}

@_cdecl("CGPDFContextCreateWithURL")
public func pdfContextCreateWithURL(
    _ url: ObjCObject?, _ mediaBox: UnsafePointer<ObjCRect>?, _ auxiliaryInfo: ObjCObject?
) -> ObjCObject? {
    return retainedShell(
        of: swift(url, as: URL.self).flatMap {
            CGContext($0, mediaBox: cgRect(mediaBox), swiftStringDictionary(auxiliaryInfo))
        })
}

@_cdecl("CGPDFContextClose")
public func pdfContextClose(_ context: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.closePDF()
}

@_cdecl("CGPDFContextBeginPage")
public func pdfContextBeginPage(_ context: ObjCObject?, _ pageInfo: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.beginPDFPage(swiftStringDictionary(pageInfo))
}

@_cdecl("CGPDFContextEndPage")
public func pdfContextEndPage(_ context: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.endPDFPage()
}

@_cdecl("CGPDFContextSetURLForRect")
public func pdfContextSetURLForRect(_ context: ObjCObject?, _ url: ObjCObject?, _ rect: ObjCRect) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    guard let url = swift(url, as: URL.self) else { return }
    context.setURL(url, for: rect.swift)
}

@_cdecl("CGPDFContextAddDestinationAtPoint")
public func pdfContextAddDestinationAtPoint(_ context: ObjCObject?, _ name: ObjCObject?, _ point: ObjCPoint) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    guard let name = swift(name, as: String.self) else { return }
    context.addDestination(name, at: point.swift)
}

@_cdecl("CGPDFContextSetDestinationForRect")
public func pdfContextSetDestinationForRect(_ context: ObjCObject?, _ name: ObjCObject?, _ rect: ObjCRect) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    guard let name = swift(name, as: String.self) else { return }
    context.setDestination(name, for: rect.swift)
}

@_cdecl("CGContextBeginPage")
public func contextBeginPage(_ context: ObjCObject?, _ mediaBox: UnsafePointer<ObjCRect>?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.beginPage(mediaBox: cgRect(mediaBox))
}

@_cdecl("CGContextEndPage")
public func contextEndPage(_ context: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.endPage()
}

private func cgRect(_ rect: UnsafePointer<ObjCRect>?) -> UnsafePointer<CGRect>? {
    UnsafeRawPointer(rect)?.assumingMemoryBound(to: CGRect.self)
}
