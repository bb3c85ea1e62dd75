import CObjCRuntime
import UIKit

// Features that the fonts here and PDF documents do not have: variations, PostScript conversion, metadata.

@_cdecl("CGFontCreateCopyWithVariations")
public func fontCreateCopyWithVariations(_ font: ObjCObject?, _ variations: ObjCObject?) -> ObjCObject? { nil }

@_cdecl("CGFontCopyVariationAxes")
public func fontCopyVariationAxes(_ font: ObjCObject?) -> ObjCObject? { nil }

@_cdecl("CGFontCopyVariations")
public func fontCopyVariations(_ font: ObjCObject?) -> ObjCObject? { nil }

@_cdecl("CGFontCanCreatePostScriptSubset")
public func fontCanCreatePostScriptSubset(_ font: ObjCObject?, _ format: Int32) -> Bool { false }

@_cdecl("CGFontCreatePostScriptSubset")
public func fontCreatePostScriptSubset(
    _ font: ObjCObject?, _ subsetName: ObjCObject?, _ format: Int32, _ glyphs: UnsafePointer<UInt16>?, _ count: Int,
    _ encoding: UnsafePointer<UInt16>?
) -> ObjCObject? { nil }

@_cdecl("CGFontCreatePostScriptEncoding")
public func fontCreatePostScriptEncoding(
    _ font: ObjCObject?, _ encoding: UnsafePointer<UInt16>?
) -> ObjCObject? { nil }

@_cdecl("CGPDFContextAddDocumentMetadata")
public func pdfContextAddDocumentMetadata(_ context: ObjCObject?, _ metadata: ObjCObject?) {}
