import CObjCRuntime
import UIKit

// Drawing pages of PDF documents.

@_cdecl("CGContextDrawPDFPage")
public func contextDrawPDFPage(_ context: ObjCObject?, _ page: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }),
        let page = page.map({ peer($0, as: CGPDFPage.self) })
    else { return }
    context.drawPDFPage(page)
}

@_cdecl("CGContextDrawPDFDocument")
public func contextDrawPDFDocument(_ context: ObjCObject?, _ rect: ObjCRect, _ document: ObjCObject?, _ page: Int32) {
    guard let context = context.map({ peer($0, as: CGContext.self) }),
        let document = document.map({ peer($0, as: CGPDFDocument.self) })
    else { return }
    guard let page = document.page(at: Int(page)) else { return }
    context.drawPDFPage(page, in: rect.swift)
}
