import CoreGraphics
import Testing

@Suite struct FontFaceTests {
    @Test(arguments: [
        ("Helvetica", "Helvetica", false, false), ("Helvetica-Bold", "Helvetica", true, false),
        ("Helvetica-BoldOblique", "Helvetica", true, true), ("Arial", "Arial", false, false),
        ("TimesNewRomanPS-ItalicMT", "Times New Roman", false, true), ("georgia", "Georgia", false, false),
        ("Courier New", "Courier New", false, false), ("HelveticaNeue-Bold", "Helvetica Neue", true, false),
        ("Futura-MediumItalic", "Futura", false, true), ("STHeitiSC-Medium", "Heiti SC", true, false),
        ("HoeflerText-BlackItalic", "Hoefler Text", true, true), ("MarkerFelt-Thin", "Marker Felt", false, false),
    ]) func `faces are found by PostScript and family names`(
        name: String, family: String, bold: Bool, italic: Bool
    ) throws {
        let face = try #require(FontFace.named(name))
        #expect(face.familyName == family && face.isBold == bold && face.isItalic == italic)
    }

    @Test func `an unknown name gives no face`() {
        #expect(FontFace.named("No Such Font At All") == nil)
        #expect(FontFace.named("") == nil)
    }

    @Test func `there is one object for a face`() throws {
        #expect(try #require(FontFace.named("Helvetica")) == FontFace.system())
        #expect(FontFace.system(bold: true).postScriptName == "Helvetica-Bold")
        #expect(FontFace.system().variant(bold: true, italic: true) == FontFace.named("Helvetica-BoldOblique"))
    }

    @Test func `letters of stand-ins are as wide as the phone's`() throws {
        let georgia = try #require(FontFace.named("Georgia-Bold")), verdana = try #require(FontFace.named("Verdana"))
        #expect(abs(TextShaper.shape("a\u{E9}\u{2019} W", face: georgia, size: 1000).width - 2813) < 1)
        #expect(abs(TextShaper.shape("Wi", face: verdana, size: 100).width - 126.2) < 0.05)
        // Characters of other scripts come from other fonts, as wide as they are there.
        #expect(TextShaper.shape("\u{6F22}", face: verdana, size: 10).width > 5)
    }

    @Test func `all faces of a family have the same vertical measures`() throws {
        for family in FontFace.familyNames {
            let faces = FontFace.faceNames(ofFamily: family).compactMap(FontFace.named)
            #expect(!faces.isEmpty)
            #expect(Set(faces.map(\.metrics)).count == 1)
        }
    }

    @Test(arguments: [(12, 15), (13, 16), (14, 18), (15, 19), (16, 20), (17, 21), (18, 22), (20, 24)])
    func `lines of the system font are as high as the platform's`(size: CGFloat, height: CGFloat) {
        #expect(FontFace.system().metrics.lineHeight(size: size) == height)
    }

    @Test func `bytes that are no font are refused`() throws {
        #expect(FontFace.register(Data("not a font".utf8)) == nil)
        #expect(FontFace.register(Data()) == nil)
        let file = try Data(
            contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/urw-base35/P052-Bold.otf"))
        let face = try #require(FontFace.register(file))
        #expect(FontFace.named(face.postScriptName) == face)
        var random = Xorshift(state: 7)
        for _ in 0..<40 {
            var damaged = file.prefix(Int(random.next() % UInt64(file.count)))
            for _ in 0..<20 where !damaged.isEmpty {
                damaged[Int(random.next() % UInt64(damaged.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            if let broken = FontFace.register(damaged) {
                #expect(TextShaper.shape("Any text", face: broken, size: 12).width.isFinite)
            }
        }
    }

    @Test func `a CGFont answers in its own units`() throws {
        let font = try #require(CGFont("Helvetica"))
        #expect(font.unitsPerEm == 1000 && font.postScriptName == "Helvetica")
        let glyph = font.getGlyphWithGlyphName(name: "A")
        var advance: Int32 = 0
        #expect(font.getGlyphAdvances(glyphs: [glyph], count: 1, advances: &advance))
        #expect(advance == 667)
        #expect(!font.getGlyphAdvances(glyphs: [65535], count: 1, advances: &advance))
    }
}
