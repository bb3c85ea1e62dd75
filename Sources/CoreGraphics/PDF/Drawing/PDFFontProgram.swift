internal import CCairo

/// The glyphs of a font, read by FreeType: of an embedded font, or of its stand-in.
final class PDFFontProgram {
    private let face: FT_Face
    /// Keeps the bytes, or the file, of the face.
    private let owner: AnyObject
    private let ownsFace: Bool
    private var outlines: [UInt32: [PathElement]] = [:]

    /// A font in a document; nil when FreeType cannot read it.
    init?(_ bytes: [UInt8]) {
        let data = Data(bytes) as NSData
        guard let library = TextEngine.library, data.length > 0 else { return nil }
        var opened: FT_Face?
        let status = TextEngine.locked {
            FT_New_Memory_Face(
                library, data.bytes.assumingMemoryBound(to: UInt8.self), FT_Long(data.length), 0, &opened)
        }
        guard status == 0, let opened else { return nil }
        face = opened
        owner = data
        ownsFace = true
    }

    init(_ standIn: FontFace) {
        face = standIn.file.face
        owner = standIn.file
        ownsFace = false
    }

    deinit {
        if ownsFace { TextEngine.locked { _ = FT_Done_Face(face) } }
    }

    private var unitsPerEm: CGFloat { max(CGFloat(face.pointee.units_per_EM), 1) }

    // MARK: Characters

    func glyph(named name: String) -> UInt32? {
        let glyph = TextEngine.locked { FT_Get_Name_Index(face, name) }
        return glyph > 0 ? glyph : nil
    }

    func glyph(for scalar: Unicode.Scalar) -> UInt32? { glyph(scalar.value, FT_ENCODING_UNICODE) }

    /// The glyph that the font itself has for a byte.
    func glyph(forByte byte: UInt8) -> UInt32? {
        glyph(UInt32(byte), FT_ENCODING_ADOBE_CUSTOM) ?? glyph(0xF000 + UInt32(byte), FT_ENCODING_MS_SYMBOL)
            ?? glyph(UInt32(byte), FT_ENCODING_MS_SYMBOL) ?? glyph(UInt32(byte), FT_ENCODING_APPLE_ROMAN)
    }

    private func glyph(_ code: UInt32, _ encoding: FT_Encoding) -> UInt32? {
        TextEngine.locked {
            guard FT_Select_Charmap(face, encoding) == 0 else { return nil }
            let glyph = FT_Get_Char_Index(face, FT_ULong(code))
            return glyph > 0 ? glyph : nil
        }
    }

    // MARK: Glyphs

    /// The advance of a glyph, in parts of the size.
    func advance(of glyph: UInt32) -> CGFloat {
        TextEngine.locked {
            guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0, let slot = face.pointee.glyph else {
                return 0
            }
            return CGFloat(slot.pointee.metrics.horiAdvance) / unitsPerEm
        }
    }

    private final class Collector {
        var elements: [PathElement] = []
        let scale: CGFloat
        init(scale: CGFloat) { self.scale = scale }

        static func of(_ pointer: UnsafeMutableRawPointer?) -> Collector? {
            pointer.map { Unmanaged<Collector>.fromOpaque($0).takeUnretainedValue() }
        }

        func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
            guard let vector else { return .zero }
            return CGPoint(x: CGFloat(vector.pointee.x) * scale, y: CGFloat(vector.pointee.y) * scale)
        }

        func close() { if !elements.isEmpty { elements.append(.close) } }
    }

    /// A glyph's outline in parts of the size, y up.
    func outline(of glyph: UInt32) -> [PathElement] {
        if let known = outlines[glyph] { return known }
        let collector = Collector(scale: 1 / unitsPerEm)
        TextEngine.locked {
            guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0, let slot = face.pointee.glyph,
                slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
            else { return }
            var functions = FT_Outline_Funcs(
                move_to: { to, user in
                    guard let collector = Collector.of(user) else { return 1 }
                    collector.close()
                    collector.elements.append(.move(collector.point(to)))
                    return 0
                },
                line_to: { to, user in
                    guard let collector = Collector.of(user) else { return 1 }
                    collector.elements.append(.line(collector.point(to)))
                    return 0
                },
                conic_to: { control, to, user in
                    guard let collector = Collector.of(user) else { return 1 }
                    collector.elements.append(.quad(control: collector.point(control), end: collector.point(to)))
                    return 0
                },
                cubic_to: { first, second, to, user in
                    guard let collector = Collector.of(user) else { return 1 }
                    collector.elements.append(
                        .curve(
                            control1: collector.point(first), control2: collector.point(second),
                            end: collector.point(to)))
                    return 0
                }, shift: 0, delta: 0)
            FT_Outline_Decompose(&slot.pointee.outline, &functions, Unmanaged.passUnretained(collector).toOpaque())
        }
        collector.close()
        outlines[glyph] = collector.elements
        return collector.elements
    }
}
