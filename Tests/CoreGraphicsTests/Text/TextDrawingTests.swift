import CoreGraphics
import Testing

@Suite struct TextDrawingTests {
    private func drawn(_ text: String, x: CGFloat = 5, y: CGFloat = 40, scale: CGFloat = 1) throws -> Canvas {
        let canvas = try Canvas(200, 60, scale: scale)
        canvas.context.draw(TextShaper.shape(text, face: .system(), size: 30), at: CGPoint(x: x, y: y))
        return canvas
    }

    @Test func `a capital stands on the baseline and is as high as the font says`() throws {
        let box = try drawn("H").inkBox
        #expect(box.maxY == 40)
        #expect(abs(box.height - Int((30 * 0.718).rounded(.up))) <= 1)
        #expect(box.x >= 5 && box.maxX <= 5 + 22)
    }

    @Test func `the same text is the same picture`() throws {
        #expect(try drawn("Verger 😀", x: 5.3).bytes == drawn("Verger 😀", x: 5.3).bytes)
    }

    @Test func `glyphs are placed on quarters of a pixel`() throws {
        let base = try drawn("Hill", x: 5), quarter = try drawn("Hill", x: 5.25), whole = try drawn("Hill", x: 6)
        #expect(base.bytes != quarter.bytes)
        #expect(whole.inkBox.x == base.inkBox.x + 1 && whole.inkBox.width == base.inkBox.width)
        #expect(try drawn("Hill", x: 5.05).bytes == base.bytes)
    }

    @Test func `text takes the fill colour and the alpha`() throws {
        let canvas = try Canvas(60, 60)
        canvas.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        canvas.context.setAlpha(0.5)
        canvas.context.draw(TextShaper.shape("█", face: .system(), size: 40), at: CGPoint(x: 10, y: 45))
        let box = canvas.inkBox
        #expect(isNear(canvas.pixel(box.x + box.width / 2, box.y + box.height / 2), 0x8080_0000))
    }

    @Test func `an emoji is drawn in its own colours`() throws {
        let canvas = try drawn("😀")
        let colors = Set(canvas.bytes)
        #expect(colors.contains { $0 >> 24 == 255 && $0 & 0xFFFFFF != 0 })
        #expect(canvas.inkBox.width > 25)
    }

    @Test func `turned text and its upright twin cover about the same area`() throws {
        let upright = try drawn("Turn"), turned = try Canvas(200, 200)
        turned.context.translateBy(x: 100, y: 100)
        turned.context.rotate(by: .pi / 2)
        turned.context.draw(TextShaper.shape("Turn", face: .system(), size: 30), at: .zero)
        func area(_ canvas: Canvas) -> Int { canvas.bytes.reduce(0) { $0 + Int($1 >> 24) } }
        #expect(abs(area(upright) - area(turned)) < area(upright) / 50)
        #expect(turned.inkBox.height > turned.inkBox.width)
    }

    @Test func `stroked text is an outline`() throws {
        let canvas = try Canvas(60, 60)
        canvas.context.setTextDrawingMode(.stroke)
        canvas.context.setLineWidth(1)
        let run = TextShaper.shape("I", face: .system(bold: true), size: 50)
        canvas.context.draw(run, at: CGPoint(x: 20, y: 50))
        let box = canvas.inkBox
        #expect(canvas.alpha(box.x + box.width / 2, box.y + box.height / 2) == 0)
        #expect(canvas.alpha(box.x + 1, box.y + box.height / 2) > 0)
    }

    @Test func `text clips later drawing`() throws {
        let canvas = try Canvas(60, 60)
        canvas.context.setTextDrawingMode(.clip)
        canvas.context.draw(TextShaper.shape("I", face: .system(bold: true), size: 50), at: CGPoint(x: 20, y: 50))
        #expect(canvas.inkBox.isEmpty)
        canvas.context.fill(.infinite)
        #expect(!canvas.inkBox.isEmpty && canvas.inkBox.width < 12)
    }

    @Test func `a shadow follows the letters`() throws {
        let plain = try drawn("L"), shadowed = try Canvas(200, 60)
        shadowed.context.setShadow(offset: CGSize(width: 0, height: 3), blur: 0, color: .white)
        shadowed.context.draw(TextShaper.shape("L", face: .system(), size: 30), at: CGPoint(x: 5, y: 40))
        #expect(shadowed.inkBox.height == plain.inkBox.height + 3)
        #expect(shadowed.pixel(shadowed.inkBox.x + 4, 42) == 0xFFFF_FFFF)
    }

    @Test func `glyphs are upright where y points up and the text position moves on`() throws {
        let context = try #require(CGContext.bitmap(100, 40))
        context.setFont(try #require(CGFont("Helvetica")))
        context.setFontSize(20)
        context.showText("L", at: CGPoint(x: 10, y: 10))
        #expect(abs(context.textPosition.x - (10 + 20 * 0.556)) < 1e-6)
        let image = try #require(context.makeImage())
        // The foot of the L is at the bottom, ten pixels above the edge.
        let bottom = (0..<40).last { y in (0..<100).contains { image.surface.pixel(x: $0, y: y) != 0 } }
        #expect(bottom == 29)
        func ink(_ y: Int) -> Int { (0..<100).count { image.surface.pixel(x: $0, y: y) != 0 } }
        #expect(ink(29) > ink(20))
    }
}
