import CObjCRuntime
import UIKit

// Fonts.

@_cdecl("CGFontCreateWithFontName")
public func fontCreateWithFontName(_ name: ObjCObject?) -> ObjCObject? {
    return retainedShell(of: swift(name, as: String.self).flatMap { CGFont($0) })
}

@_cdecl("CGFontCreateWithDataProvider")
public func fontCreateWithDataProvider(_ provider: ObjCObject?) -> ObjCObject? {
    guard let provider = provider.map({ peer($0, as: CGDataProvider.self) }) else { return nil }
    return retainedShell(of: CGFont(provider))
}

@_cdecl("CGFontRetain")
public func fontRetain(_ font: ObjCObject?) -> ObjCObject? {
    guard let font = font.map({ peer($0, as: CGFont.self) }) else { return nil }
    return retainedShell(of: font)
}

@_cdecl("CGFontRelease")
public func fontRelease(_ font: ObjCObject?) {
    guard let font = font.map({ peer($0, as: CGFont.self) }) else { return }
    release(font)
}

@_cdecl("CGFontGetTypeID")
public func fontGetTypeID() -> UInt {
    return typeIdentifier(of: CGFont.self)
}

@_cdecl("CGFontGetNumberOfGlyphs")
public func fontGetNumberOfGlyphs(_ font: ObjCObject?) -> Int {
    guard let font = font.map({ peer($0, as: CGFont.self) }) else { return 0 }
    return font.numberOfGlyphs
}

@_cdecl("CGFontGetUnitsPerEm")
public func fontGetUnitsPerEm(_ font: ObjCObject?) -> Int32 {
    guard let font = font.map({ peer($0, as: CGFont.self) }) else { return 0 }
    return font.unitsPerEm
}

@_cdecl("CGFontCopyPostScriptName")
public func fontCopyPostScriptName(_ font: ObjCObject?) -> ObjCObject? {
    guard let font = font.map({ peer($0, as: CGFont.self) }) else { return nil }
    return object_retain(objectiveC(font.postScriptName))
}

@_cdecl("CGFontCopyFullName")
public func fontCopyFullName(_ font: ObjCObject?) -> ObjCObject? {
    guard let font = font.map({ peer($0, as: CGFont.self) }) else { return nil }
    return object_retain(objectiveC(font.fullName))
}

@_cdecl("CGFontGetAscent")
public func fontGetAscent(_ font: ObjCObject?) -> Int32 {
    guard let font = font.map({ peer($0, as: CGFont.self) }) else { return 0 }
    return font.ascent
}

@_cdecl("CGFontGetDescent")
public func fontGetDescent(_ font: ObjCObject?) -> Int32 {
    guard let font = font.map({ peer($0, as: CGFont.self) }) else { return 0 }
    return font.descent
}

@_cdecl("CGFontGetLeading")
public func fontGetLeading(_ font: ObjCObject?) -> Int32 {
    guard let font = font.map({ peer($0, as: CGFont.self) }) else { return 0 }
    return font.leading
}

@_cdecl("CGFontGetCapHeight")
public func fontGetCapHeight(_ font: ObjCObject?) -> Int32 {
    guard let font = font.map({ peer($0, as: CGFont.self) }) else { return 0 }
    return font.capHeight
}

@_cdecl("CGFontGetXHeight")
public func fontGetXHeight(_ font: ObjCObject?) -> Int32 {
    guard let font = font.map({ peer($0, as: CGFont.self) }) else { return 0 }
    return font.xHeight
}

@_cdecl("CGFontGetFontBBox")
public func fontGetFontBBox(_ font: ObjCObject?) -> ObjCRect {
    guard let font = font.map({ peer($0, as: CGFont.self) }) else { return ObjCRect() }
    return ObjCRect(font.fontBBox)
}

@_cdecl("CGFontGetItalicAngle")
public func fontGetItalicAngle(_ font: ObjCObject?) -> Double {
    guard let font = font.map({ peer($0, as: CGFont.self) }) else { return 0 }
    return double(font.italicAngle)
}

@_cdecl("CGFontGetStemV")
public func fontGetStemV(_ font: ObjCObject?) -> Double {
    guard let font = font.map({ peer($0, as: CGFont.self) }) else { return 0 }
    return double(font.stemV)
}

@_cdecl("CGFontGetGlyphAdvances")
public func fontGetGlyphAdvances(
    _ font: ObjCObject?, _ glyphs: UnsafePointer<UInt16>?, _ count: Int, _ advances: UnsafeMutablePointer<Int32>?
) -> Bool {
    guard let font = font.map({ peer($0, as: CGFont.self) }) else { return false }
    guard let glyphs, let advances, isSensible(count) else { return false }
    return font.getGlyphAdvances(glyphs: glyphs, count: count, advances: advances)
}

@_cdecl("CGFontGetGlyphBBoxes")
public func fontGetGlyphBBoxes(
    _ font: ObjCObject?, _ glyphs: UnsafePointer<UInt16>?, _ count: Int, _ boxes: UnsafeMutablePointer<ObjCRect>?
) -> Bool {
    guard let font = font.map({ peer($0, as: CGFont.self) }) else { return false }
    guard let glyphs, let boxes, isSensible(count) else { return false }
    let rects = UnsafeMutableRawPointer(boxes).assumingMemoryBound(to: CGRect.self)
    return font.getGlyphBBoxes(glyphs: glyphs, count: count, bboxes: rects)
}

@_cdecl("CGFontGetGlyphWithGlyphName")
public func fontGetGlyphWithGlyphName(_ font: ObjCObject?, _ name: ObjCObject?) -> UInt16 {
    guard let font = font.map({ peer($0, as: CGFont.self) }) else { return 0 }
    return swift(name, as: String.self).map { font.getGlyphWithGlyphName(name: $0) } ?? 0
}

@_cdecl("CGFontCopyGlyphNameForGlyph")
public func fontCopyGlyphNameForGlyph(_ font: ObjCObject?, _ glyph: UInt16) -> ObjCObject? {
    guard let font = font.map({ peer($0, as: CGFont.self) }) else { return nil }
    return object_retain(objectiveC(font.name(for: glyph)))
}

@_cdecl("CGFontCopyTableTags")
public func fontCopyTableTags(_ font: ObjCObject?) -> ObjCObject? {
    guard let font = font.map({ peer($0, as: CGFont.self) }) else { return nil }
    // The elements are the tags themselves, no objects.
    let tags = font.tableTags.map { UnsafeRawPointer(bitPattern: UInt($0)) }
    return arrayOfPointers(nil, tags, tags.count, nil)
}

@_silgen_name("CocoaCFArrayCreate")
private func arrayOfPointers(
    _ allocator: OpaquePointer?, _ values: UnsafePointer<UnsafeRawPointer?>, _ count: Int, _ callbacks: OpaquePointer?
) -> ObjCObject?

@_cdecl("CGFontCopyTableForTag")
public func fontCopyTableForTag(_ font: ObjCObject?, _ tag: UInt32) -> ObjCObject? {
    guard let font = font.map({ peer($0, as: CGFont.self) }) else { return nil }
    return object_retain(objectiveC(font.table(for: tag)))
}
