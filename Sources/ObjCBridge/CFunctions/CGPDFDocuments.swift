import CObjCRuntime
import UIKit

// Reading PDF documents.

/// The box of a page by its number; nothing for a page that is not there.
private func box(_ document: CGPDFDocument, _ page: Int32, _ box: CGPDFBox) -> ObjCRect {
    document.page(at: Int(page)).map { ObjCRect($0.getBoxRect(box)) } ?? ObjCRect()
}

@_cdecl("CGPDFDocumentCreateWithProvider")
public func pdfDocumentCreateWithProvider(_ provider: ObjCObject?) -> ObjCObject? {
    guard let provider = provider.map({ peer($0, as: CGDataProvider.self) }) else { return nil }
    return retainedShell(of: CGPDFDocument(provider))
}

@_cdecl("CGPDFDocumentCreateWithURL")
public func pdfDocumentCreateWithURL(_ url: ObjCObject?) -> ObjCObject? {
    return retainedShell(of: swift(url, as: URL.self).flatMap { CGPDFDocument($0) })
}

@_cdecl("CGPDFDocumentRetain")
public func pdfDocumentRetain(_ document: ObjCObject?) -> ObjCObject? {
    guard let document = document.map({ peer($0, as: CGPDFDocument.self) }) else { return nil }
    return retainedShell(of: document)
}

@_cdecl("CGPDFDocumentRelease")
public func pdfDocumentRelease(_ document: ObjCObject?) {
    guard let document = document.map({ peer($0, as: CGPDFDocument.self) }) else { return }
    release(document)
}

@_cdecl("CGPDFDocumentGetTypeID")
public func pdfDocumentGetTypeID() -> UInt {
    return typeIdentifier(of: CGPDFDocument.self)
}

@_cdecl("CGPDFDocumentGetVersion")
public func pdfDocumentGetVersion(
    _ document: ObjCObject?, _ major: UnsafeMutablePointer<Int32>?, _ minor: UnsafeMutablePointer<Int32>?
) {
    guard let document = document.map({ peer($0, as: CGPDFDocument.self) }) else { return }
    var first: Int32 = 0, second: Int32 = 0
    document.getVersion(majorVersion: &first, minorVersion: &second)
    major?.pointee = first
    minor?.pointee = second
}

@_cdecl("CGPDFDocumentIsEncrypted")
public func pdfDocumentIsEncrypted(_ document: ObjCObject?) -> Bool {
    guard let document = document.map({ peer($0, as: CGPDFDocument.self) }) else { return false }
    return document.isEncrypted
}

@_cdecl("CGPDFDocumentIsUnlocked")
public func pdfDocumentIsUnlocked(_ document: ObjCObject?) -> Bool {
    guard let document = document.map({ peer($0, as: CGPDFDocument.self) }) else { return false }
    return document.isUnlocked
}

@_cdecl("CGPDFDocumentUnlockWithPassword")
public func pdfDocumentUnlockWithPassword(_ document: ObjCObject?, _ password: UnsafePointer<CChar>?) -> Bool {
    guard let document = document.map({ peer($0, as: CGPDFDocument.self) }) else { return false }
    return password.map { document.unlockWithPassword($0) } ?? document.isUnlocked
}

@_cdecl("CGPDFDocumentAllowsPrinting")
public func pdfDocumentAllowsPrinting(_ document: ObjCObject?) -> Bool {
    guard let document = document.map({ peer($0, as: CGPDFDocument.self) }) else { return false }
    return document.allowsPrinting
}

@_cdecl("CGPDFDocumentAllowsCopying")
public func pdfDocumentAllowsCopying(_ document: ObjCObject?) -> Bool {
    guard let document = document.map({ peer($0, as: CGPDFDocument.self) }) else { return false }
    return document.allowsCopying
}

@_cdecl("CGPDFDocumentGetNumberOfPages")
public func pdfDocumentGetNumberOfPages(_ document: ObjCObject?) -> Int {
    guard let document = document.map({ peer($0, as: CGPDFDocument.self) }) else { return 0 }
    return document.numberOfPages
}

@_cdecl("CGPDFDocumentGetPage")
public func pdfDocumentGetPage(_ document: ObjCObject?, _ number: Int) -> ObjCObject? {
    guard let document = document.map({ peer($0, as: CGPDFDocument.self) }) else { return nil }
    return autoreleasedShell(of: document.page(at: number))
}

@_cdecl("CGPDFDocumentGetCatalog")
public func pdfDocumentGetCatalog(_ document: ObjCObject?) -> UnsafeMutableRawPointer? {
    guard let document = document.map({ peer($0, as: CGPDFDocument.self) }) else { return nil }
    return document.catalog.map { pdfPointer(to: $0) }
}

@_cdecl("CGPDFDocumentGetInfo")
public func pdfDocumentGetInfo(_ document: ObjCObject?) -> UnsafeMutableRawPointer? {
    guard let document = document.map({ peer($0, as: CGPDFDocument.self) }) else { return nil }
    return document.info.map { pdfPointer(to: $0) }
}

@_cdecl("CGPDFDocumentGetID")
public func pdfDocumentGetID(_ document: ObjCObject?) -> UnsafeMutableRawPointer? {
    guard let document = document.map({ peer($0, as: CGPDFDocument.self) }) else { return nil }
    return document.fileIdentifier.map { pdfPointer(to: $0) }
}

@_cdecl("CGPDFDocumentGetMediaBox")
public func pdfDocumentGetMediaBox(_ document: ObjCObject?, _ page: Int32) -> ObjCRect {
    guard let document = document.map({ peer($0, as: CGPDFDocument.self) }) else { return ObjCRect() }
    return box(document, page, .mediaBox)
}

@_cdecl("CGPDFDocumentGetCropBox")
public func pdfDocumentGetCropBox(_ document: ObjCObject?, _ page: Int32) -> ObjCRect {
    guard let document = document.map({ peer($0, as: CGPDFDocument.self) }) else { return ObjCRect() }
    return box(document, page, .cropBox)
}

@_cdecl("CGPDFDocumentGetBleedBox")
public func pdfDocumentGetBleedBox(_ document: ObjCObject?, _ page: Int32) -> ObjCRect {
    guard let document = document.map({ peer($0, as: CGPDFDocument.self) }) else { return ObjCRect() }
    return box(document, page, .bleedBox)
}

@_cdecl("CGPDFDocumentGetTrimBox")
public func pdfDocumentGetTrimBox(_ document: ObjCObject?, _ page: Int32) -> ObjCRect {
    guard let document = document.map({ peer($0, as: CGPDFDocument.self) }) else { return ObjCRect() }
    return box(document, page, .trimBox)
}

@_cdecl("CGPDFDocumentGetArtBox")
public func pdfDocumentGetArtBox(_ document: ObjCObject?, _ page: Int32) -> ObjCRect {
    guard let document = document.map({ peer($0, as: CGPDFDocument.self) }) else { return ObjCRect() }
    return box(document, page, .artBox)
}

@_cdecl("CGPDFDocumentGetRotationAngle")
public func pdfDocumentGetRotationAngle(_ document: ObjCObject?, _ page: Int32) -> Int32 {
    guard let document = document.map({ peer($0, as: CGPDFDocument.self) }) else { return 0 }
    return document.page(at: Int(page))?.rotationAngle ?? 0
}

@_cdecl("CGPDFPageRetain")
public func pdfPageRetain(_ page: ObjCObject?) -> ObjCObject? {
    guard let page = page.map({ peer($0, as: CGPDFPage.self) }) else { return nil }
    return retainedShell(of: page)
}

@_cdecl("CGPDFPageRelease")
public func pdfPageRelease(_ page: ObjCObject?) {
    guard let page = page.map({ peer($0, as: CGPDFPage.self) }) else { return }
    release(page)
}

@_cdecl("CGPDFPageGetTypeID")
public func pdfPageGetTypeID() -> UInt {
    return typeIdentifier(of: CGPDFPage.self)
}

@_cdecl("CGPDFPageGetDocument")
public func pdfPageGetDocument(_ page: ObjCObject?) -> ObjCObject? {
    guard let page = page.map({ peer($0, as: CGPDFPage.self) }) else { return nil }
    return autoreleasedShell(of: page.document)
}

@_cdecl("CGPDFPageGetPageNumber")
public func pdfPageGetPageNumber(_ page: ObjCObject?) -> Int {
    guard let page = page.map({ peer($0, as: CGPDFPage.self) }) else { return 0 }
    return page.pageNumber
}

@_cdecl("CGPDFPageGetBoxRect")
public func pdfPageGetBoxRect(_ page: ObjCObject?, _ box: Int32) -> ObjCRect {
    guard let page = page.map({ peer($0, as: CGPDFPage.self) }) else { return ObjCRect() }
    return ObjCRect(page.getBoxRect(CGPDFBox(rawValue: box) ?? .mediaBox))
}

@_cdecl("CGPDFPageGetRotationAngle")
public func pdfPageGetRotationAngle(_ page: ObjCObject?) -> Int32 {
    guard let page = page.map({ peer($0, as: CGPDFPage.self) }) else { return 0 }
    return page.rotationAngle
}

@_cdecl("CGPDFPageGetDrawingTransform")
public func pdfPageGetDrawingTransform(
    _ page: ObjCObject?, _ box: Int32, _ rect: ObjCRect, _ rotate: Int32, _ preserveAspectRatio: Bool
) -> ObjCAffineTransform {
    guard let page = page.map({ peer($0, as: CGPDFPage.self) }) else { return ObjCAffineTransform() }
    return ObjCAffineTransform(
        page.getDrawingTransform(
            CGPDFBox(rawValue: box) ?? .mediaBox, rect: rect.swift, rotate: rotate,
            preserveAspectRatio: preserveAspectRatio))
}

@_cdecl("CGPDFPageGetDictionary")
public func pdfPageGetDictionary(_ page: ObjCObject?) -> UnsafeMutableRawPointer? {
    guard let page = page.map({ peer($0, as: CGPDFPage.self) }) else { return nil }
    return pdfPointer(to: page.dictionary)
}
