import CoreGraphics
import Testing

@Suite struct TextShaperTests {
    /// Advance widths of Helvetica and Helvetica Bold for the characters from space to tilde, in thousandths of the
    /// size, as Adobe's published metrics (AFM) list them.
    static let helvetica = """
        278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556
        556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778
        722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222
        500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584
        """

    static let helveticaBold = """
        278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556
        556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778
        722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278
        556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584
        """

    @Test(arguments: [("Helvetica", helvetica), ("Helvetica-Bold", helveticaBold)])
    func `every ASCII character is as wide as in Helvetica`(name: String, table: String) throws {
        let face = try #require(FontFace.named(name))
        let widths = table.split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
        #expect(widths.count == 95)
        for (offset, width) in widths.enumerated() {
            let text = String(UnicodeScalar(UInt8(32 + offset)))
            let run = TextShaper.shape(text, face: face, size: 1000)
            #expect(abs(run.width - CGFloat(width)) < 0.5, "\(text)")
        }
    }

    @Test func `there is no kerning and no ligature`() {
        let run = TextShaper.shape("AVATo fi", face: .system(), size: 1000)
        #expect(run.width == 3946)
        #expect(run.glyphs.count == 8)
    }

    @Test func `the same text is shaped once`() {
        let first = TextShaper.shape("shaped once", face: .system(), size: 17)
        #expect(TextShaper.shape("shaped once", face: .system(), size: 17) === first)
        #expect(TextShaper.shape("shaped once", face: .system(), size: 18) !== first)
        #expect(TextShaper.shape("shaped once", face: .system(bold: true), size: 17) !== first)
    }

    @Test func `the cache is bounded`() {
        let first = TextShaper.shape("first of many", face: .system(), size: 17)
        for number in 0..<10_000 { _ = TextShaper.shape("\(number)", face: .system(), size: 9) }
        #expect(TextShaper.shape("first of many", face: .system(), size: 17) !== first)
    }

    @Test func `width grows with the size`() {
        let small = TextShaper.shape("Helvetica", face: .system(), size: 10)
        let large = TextShaper.shape("Helvetica", face: .system(), size: 20)
        #expect(abs(large.width - 2 * small.width) < 1e-9)
    }

    @Test(arguments: [0, -5, CGFloat.nan, .infinity]) func `impossible sizes give an empty run`(size: CGFloat) {
        #expect(TextShaper.shape("text", face: .system(), size: size).width == 0)
    }

    @Test(arguments: ["日本語", "😀", "Привет", "العربية", "שלום"]) func `missing characters come from other faces`(
        text: String
    ) {
        let run = TextShaper.shape(text, face: .system(), size: 20)
        #expect(!run.glyphs.isEmpty)
        #expect(run.glyphs.allSatisfy { $0.glyph != 0 })
        #expect(run.width > 10)
    }

    @Test func `an emoji of several characters is one glyph`() {
        for text in ["👍🏽", "👩‍👩‍👧", "❤️", "🇩🇪"] {
            let run = TextShaper.shape(text, face: .system(), size: 20)
            #expect(run.clusters.count == 1, "\(text)")
            #expect(run.clusters.first?.range == 0..<text.utf16.count)
        }
    }

    @Test func `Hebrew runs from right to left between Latin letters`() {
        let run = TextShaper.shape("ab שלום cd", face: .system(), size: 20)
        #expect(run.glyphs.map(\.cluster) == [0, 1, 2, 6, 5, 4, 3, 7, 8, 9])
    }

    @Test func `numbers keep their direction in Hebrew`() {
        let run = TextShaper.shape("של 12,5", face: .system(), size: 20)
        #expect(run.glyphs.map(\.cluster) == [3, 4, 5, 6, 2, 1, 0])
    }

    @Test func `brackets around Latin letters in Hebrew stay a pair`() {
        let run = TextShaper.shape("של (ab) של", face: .system(), size: 20)
        #expect(run.glyphs.map(\.cluster) == [9, 8, 7, 6, 4, 5, 3, 2, 1, 0])
    }

    @Test func `clusters tell where characters are`() throws {
        let text = "añ😀b"
        let run = TextShaper.shape(text, face: .system(), size: 100)
        #expect(run.clusters.map(\.range) == [0..<1, 1..<2, 2..<4, 4..<5])
        #expect(run.clusters[0].width == 55.6 && run.clusters[1].x == 55.6)
        #expect(text[run.index(utf16Offset: 2)] == "😀")
        #expect(run.cluster(at: 60)?.range == 1..<2)
        #expect(run.cluster(at: -5)?.range == 0..<1)
        #expect(run.cluster(at: 1e6)?.range == 4..<5)
        #expect(abs(run.width(of: 0..<2) - 111.2) < 1e-9)
    }

    @Test func `a text fits into its own width`() {
        let run = TextShaper.shape("The quick brown fox jumps over it", face: .system(), size: 13)
        #expect(run.lengthFitting(run.width) == run.text.utf16.count)
        #expect(run.lengthFitting(run.width - 0.5) == run.text.utf16.count - 1)
        #expect(run.lengthFitting(0) == 0)
    }

    @Test func `control characters leave no mark`() {
        let run = TextShaper.shape("a\nb\tc", face: .system(), size: 1000)
        #expect(run.width == 1890)
    }

    @Test func `strange text does not crash`() {
        let texts = ["", "\u{0}", "\n\t", "\u{FFFF}", "a\u{301}\u{302}\u{303}", "\u{202E}abc", "\u{200D}", "🏳️‍🌈\u{FE0E}"]
        for text in texts + [String(repeating: "日x", count: 5000)] {
            let run = TextShaper.shape(text, face: .system(), size: 12)
            #expect(run.width.isFinite && run.clusters.allSatisfy { $0.range.upperBound <= text.utf16.count })
        }
    }
}
