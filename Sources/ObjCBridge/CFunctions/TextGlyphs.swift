import CObjCRuntime
import UIKit

/// Sets a line in several fonts, for Core Text: `take` gets its glyphs from left to right, in one call.
///
/// - Parameter direction: 0 for a paragraph from left to right, 1 for one from right to left, -1 for what the text says.
@_cdecl("verger_text_shape")
public func textShape(
    _ units: UnsafePointer<UInt16>?, _ count: Int, _ pieces: UnsafePointer<text_piece>?, _ pieceCount: Int,
    _ direction: Int32, _ context: UnsafeMutableRawPointer?,
    _ take: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<text_glyph>?, Int) -> Void)?
) {
    guard let units, let pieces, let take, isSensible(count), isSensible(pieceCount) else { return }
    var fonts: [ObjectIdentifier: CGFont] = [:]
    var wanted: [TextPiece] = []
    for piece in UnsafeBufferPointer(start: pieces, count: pieceCount) {
        let font = peerIfAny(piece.font, as: CGFont.self) ?? CGFont(face: .system())
        fonts[ObjectIdentifier(font.face)] = font
        let start = min(max(piece.location, 0), count)
        let end = min(max(piece.length, 0), count - start) + start
        wanted.append(
            TextPiece(
                range: start..<end, face: font.face, size: piece.size,
                ligatures: piece.ligatures == 0 ? .none : piece.ligatures == 1 ? .common : .all,
                kerns: piece.kerns != 0))
    }
    let text = Array(UnsafeBufferPointer(start: units, count: count))
    let set = TextShaper.shape(text, pieces: wanted, isRightToLeft: direction < 0 ? nil : direction > 0)
    let glyphs = set.map { glyph in
        let font = fonts[ObjectIdentifier(glyph.face)] ?? CGFont(face: glyph.face)
        fonts[ObjectIdentifier(glyph.face)] = font
        return text_glyph(
            font: UnsafeMutableRawPointer(unretainedShell(of: font)), x_offset: Double(glyph.xOffset),
            y_offset: Double(glyph.yOffset), advance: Double(glyph.advance), cluster: glyph.cluster,
            piece: glyph.piece, level: Int32(glyph.level), glyph: UInt16(truncatingIfNeeded: glyph.glyph))
    }
    withExtendedLifetime(fonts) {
        glyphs.withUnsafeBufferPointer { take(context, $0.baseAddress, $0.count) }
    }
}

/// True if the first letter with a direction runs from right to left.
@_cdecl("verger_text_runs_from_right")
public func textRunsFromRight(_ units: UnsafePointer<UInt16>?, _ count: Int) -> Bool {
    guard let units, isSensible(count) else { return false }
    return TextShaper.runsFromRightToLeft(Array(UnsafeBufferPointer(start: units, count: count)))
}
