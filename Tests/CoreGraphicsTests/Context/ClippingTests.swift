import CoreGraphics
import Testing

@Suite struct ClippingTests {
    @Test func `clips intersect`() throws {
        let canvas = try Canvas()
        canvas.context.clip(to: CGRect(x: 5, y: 5, width: 20, height: 20))
        canvas.context.clip(to: CGRect(x: 15, y: 15, width: 20, height: 20))
        canvas.context.fill(.infinite)
        #expect(canvas.inkBox == PixelRect(x: 15, y: 15, width: 10, height: 10))
    }

    @Test func `a clip to several rectangles is their union`() throws {
        let canvas = try Canvas()
        canvas.context.clip(to: [
            CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 20, y: 20, width: 5, height: 5),
        ])
        canvas.context.fill(.infinite)
        #expect(canvas.alpha(2, 2) == 255 && canvas.alpha(22, 22) == 255 && canvas.alpha(10, 10) == 0)
    }

    @Test func `an even-odd clip keeps the hole free`() throws {
        let canvas = try Canvas()
        canvas.context.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
        canvas.context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
        canvas.context.clip(using: .evenOdd)
        canvas.context.fill(.infinite)
        #expect(canvas.alpha(5, 5) == 255 && canvas.alpha(20, 20) == 0)
    }

    @Test func `an empty clip lets nothing through`() throws {
        let canvas = try Canvas()
        canvas.context.clip(to: CGRect(x: 100, y: 100, width: 5, height: 5))
        #expect(canvas.context.boundingBoxOfClipPath.isNull)
        canvas.context.setShadow(offset: .zero, blur: 5)
        canvas.context.fill(.infinite)
        #expect(canvas.inkBox.isEmpty)
    }

    @Test func `a clip to an image lets its light parts through`() throws {
        let light = try Canvas(2, 1)
        light.context.setFillColor(gray: 0, alpha: 1)
        light.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        light.context.setFillColor(gray: 1, alpha: 1)
        light.context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        light.context.flush()
        let canvas = try Canvas()
        canvas.context.saveGState()
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 20), mask: CGImage(surface: light.surface))
        canvas.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        canvas.context.fill(.infinite)
        canvas.context.restoreGState()
        #expect(canvas.pixel(2, 10) == 0 && canvas.pixel(37, 10) == 0xFFFF_0000 && canvas.pixel(37, 30) == 0)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(canvas.pixel(2, 2) == 0xFF00_0000)
    }
}
