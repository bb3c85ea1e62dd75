import CObjCRuntime
import UIKit

// Text of a context.

@_cdecl("CGContextSelectFont")
public func contextSelectFont(_ context: ObjCObject?, _ name: UnsafePointer<CChar>?, _ size: Double, _ encoding: Int32)
{
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    guard let name else { return }
    context.selectFont(
        name: String(cString: name), size: size, textEncoding: CGTextEncoding(rawValue: encoding) ?? .encodingMacRoman)
}

@_cdecl("CGContextSetFont")
public func contextSetFont(_ context: ObjCObject?, _ font: ObjCObject?) {
    guard let context = context.map({ peer($0, as: CGContext.self) }),
        let font = font.map({ peer($0, as: CGFont.self) })
    else { return }
    context.setFont(font)
}

@_cdecl("CGContextSetShouldSmoothFonts")
public func contextSetShouldSmoothFonts(_ context: ObjCObject?, _ smooths: Bool) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.setShouldSmoothFonts(smooths)
}

@_cdecl("CGContextShowText")
public func contextShowText(_ context: ObjCObject?, _ text: UnsafePointer<CChar>?, _ length: Int) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.showText(macRoman(text, length))
}

@_cdecl("CGContextShowTextAtPoint")
public func contextShowTextAtPoint(
    _ context: ObjCObject?, _ x: Double, _ y: Double, _ text: UnsafePointer<CChar>?, _ length: Int
) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.showText(macRoman(text, length), at: CGPoint(x: x, y: y))
}

@_cdecl("CGContextShowGlyphs")
public func contextShowGlyphs(_ context: ObjCObject?, _ glyphs: UnsafePointer<UInt16>?, _ count: Int) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.showGlyphs(glyphNumbers(glyphs, count))
}

@_cdecl("CGContextShowGlyphsAtPoint")
public func contextShowGlyphsAtPoint(
    _ context: ObjCObject?, _ x: Double, _ y: Double, _ glyphs: UnsafePointer<UInt16>?, _ count: Int
) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.textPosition = CGPoint(x: x, y: y)
    context.showGlyphs(glyphNumbers(glyphs, count))
}

@_cdecl("CGContextShowGlyphsAtPositions")
public func contextShowGlyphsAtPositions(
    _ context: ObjCObject?, _ glyphs: UnsafePointer<UInt16>?, _ positions: UnsafePointer<ObjCPoint>?, _ count: Int
) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    context.showGlyphs(glyphNumbers(glyphs, count), at: coordinates(positions, count))
}

@_cdecl("CGContextShowGlyphsWithAdvances")
public func contextShowGlyphsWithAdvances(
    _ context: ObjCObject?, _ glyphs: UnsafePointer<UInt16>?, _ advances: UnsafePointer<ObjCSize>?, _ count: Int
) {
    guard let context = context.map({ peer($0, as: CGContext.self) }) else { return }
    guard let advances, isSensible(count) else { return }
    let sizes = UnsafeBufferPointer(start: advances, count: count).map(\.swift)
    context.showGlyphs(glyphNumbers(glyphs, count), advances: sizes)
}

/// Text that comes as bytes: those of Mac Roman, of which ASCII is the first half.
private func macRoman(_ text: UnsafePointer<CChar>?, _ length: Int) -> String {
    guard let text, isSensible(length) else { return "" }
    return String(data: Data(bytes: text, count: length), encoding: .macOSRoman) ?? ""
}

private func glyphNumbers(_ glyphs: UnsafePointer<UInt16>?, _ count: Int) -> [CGGlyph] {
    guard let glyphs, isSensible(count) else { return [] }
    return Array(UnsafeBufferPointer(start: glyphs, count: count))
}
