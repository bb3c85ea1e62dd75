import CObjCRuntime
import UIKit

// What Core Text, which is written in Objective-C, asks of fonts beyond the functions of Core Graphics.

private func face(_ font: ObjCObject?) -> FontFace? {
    peerIfAny(font, as: CGFont.self)?.face
}

/// The measures and the style of a font. Returns false, and writes nothing, for no font.
@_cdecl("verger_font_facts")
public func fontFacts(_ font: ObjCObject?, _ facts: UnsafeMutablePointer<font_facts>?) -> Bool {
    guard let face = face(font), let facts else { return false }
    let metrics = face.metrics
    facts.pointee = font_facts(
        ascender: metrics.ascender, descender: metrics.descender, line_gap: metrics.lineGap,
        cap_height: metrics.capHeight, x_height: metrics.xHeight, is_bold: face.isBold ? 1 : 0,
        is_italic: face.isItalic ? 1 : 0, has_color: face.hasColor ? 1 : 0)
    return true
}

/// The family's name, retained.
@_cdecl("verger_font_copy_family")
public func fontCopyFamily(_ font: ObjCObject?) -> ObjCObject? {
    object_retain(objectiveC(face(font)?.familyName))
}

/// The file's path, retained; nil for a font in memory.
@_cdecl("verger_font_copy_path")
public func fontCopyPath(_ font: ObjCObject?) -> ObjCObject? {
    object_retain(objectiveC(face(font)?.path))
}

/// The same family's font of another style, retained; nil where the family has none.
@_cdecl("verger_font_copy_variant")
public func fontCopyVariant(_ font: ObjCObject?, _ isBold: Bool, _ isItalic: Bool) -> ObjCObject? {
    guard let variant = face(font)?.variant(bold: isBold, italic: isItalic), variant.isBold == isBold,
        variant.isItalic == isItalic
    else { return nil }
    return retainedShell(of: CGFont(face: variant))
}

/// The font that shows the first characters of a text that `font` does not have, retained; `font` itself if it has them
/// all.
@_cdecl("verger_font_copy_for_text")
public func fontCopyForText(_ font: ObjCObject?, _ units: UnsafePointer<UInt16>?, _ count: Int) -> ObjCObject? {
    guard let face = face(font), let units, isSensible(count) else { return nil }
    let text = String(decoding: UnsafeBufferPointer(start: units, count: count), as: UTF16.self)
    return retainedShell(of: CGFont(face: face.face(for: text)))
}

/// Writes a glyph for each UTF-16 unit. Returns false if the font lacks one.
@_cdecl("verger_font_glyphs")
public func fontGlyphs(
    _ font: ObjCObject?, _ units: UnsafePointer<UInt16>?, _ glyphs: UnsafeMutablePointer<UInt16>?, _ count: Int
) -> Bool {
    guard let face = face(font), let units, let glyphs, isSensible(count) else { return false }
    let text = Array(UnsafeBufferPointer(start: units, count: count))
    let found = face.glyphs(for: text)
    for index in 0..<count { glyphs[index] = found[index] }
    return zip(text, found).allSatisfy { $1 != 0 || UTF16.isTrailSurrogate($0) }
}

/// Writes the advance of each glyph, in parts of the size.
@_cdecl("verger_font_advances")
public func fontAdvances(
    _ font: ObjCObject?, _ glyphs: UnsafePointer<UInt16>?, _ advances: UnsafeMutablePointer<Double>?, _ count: Int
) {
    guard let face = face(font), let glyphs, let advances, isSensible(count) else { return }
    for (index, advance) in face.advances(of: Array(UnsafeBufferPointer(start: glyphs, count: count))).enumerated() {
        advances[index] = Double(advance)
    }
}

/// The outline of a glyph in parts of the size, retained; nil for glyphs that are not in the font, or are pictures.
@_cdecl("verger_font_copy_outline")
public func fontCopyOutline(_ font: ObjCObject?, _ glyph: UInt16) -> ObjCObject? {
    retainedShell(of: face(font)?.outline(of: glyph))
}

/// Calls `take` with each range of characters that the font has, both ends included.
@_cdecl("verger_font_characters")
public func fontCharacters(
    _ font: ObjCObject?, _ context: UnsafeMutableRawPointer?,
    _ take: (@convention(c) (UnsafeMutableRawPointer?, UInt32, UInt32) -> Void)?
) {
    guard let face = face(font), let take else { return }
    for range in face.characters { take(context, range.lowerBound, range.upperBound) }
}

/// Lets a font of the app be found by its name again.
@_cdecl("verger_font_register")
public func fontRegister(_ font: ObjCObject?) { face(font).map(FontFace.register) }

/// Makes the font's name mean nothing, or the platform's font again. Returns false if the name means another font.
@_cdecl("verger_font_unregister")
public func fontUnregister(_ font: ObjCObject?) -> Bool {
    face(font).map(FontFace.unregister) ?? false
}
