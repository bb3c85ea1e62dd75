import CoreGraphics
import Testing

@Suite struct ImageDrawingTests {
    /// Red above blue, 2×2 pixels.
    private func redOverBlue() throws -> CGImage {
        let surface = try #require(Surface(width: 2, height: 2))
        for x in 0..<2 {
            surface.row(0)[x] = 0xFFFF_0000
            surface.row(1)[x] = 0xFF00_00FF
        }
        surface.didWritePixels()
        return CGImage(surface: surface)
    }

    @Test func `an image is upright where y points up`() throws {
        let context = try #require(CGContext.bitmap(20, 20))
        context.draw(try redOverBlue(), in: CGRect(x: 0, y: 0, width: 20, height: 20))
        let result = try #require(context.makeImage())
        #expect(result.surface.pixel(x: 10, y: 1) == 0xFFFF_0000 && result.surface.pixel(x: 10, y: 18) == 0xFF00_00FF)
    }

    @Test func `an image is upside down in a view's context unless drawn upright`() throws {
        let canvas = try Canvas()
        canvas.context.draw(try redOverBlue(), in: CGRect(x: 0, y: 0, width: 20, height: 20))
        canvas.context.drawUpright(try redOverBlue(), in: CGRect(x: 20, y: 20, width: 20, height: 20))
        #expect(canvas.pixel(10, 1) == 0xFF00_00FF && canvas.pixel(10, 18) == 0xFFFF_0000)
        #expect(canvas.pixel(30, 21) == 0xFFFF_0000 && canvas.pixel(30, 38) == 0xFF00_00FF)
        #expect(canvas.inkBox == canvas.surface.bounds)
        #expect(canvas.context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 40))
    }

    @Test func `pixels are copied exactly at their own size`() throws {
        let canvas = try Canvas()
        canvas.context.fillEllipse(in: CGRect(x: 3, y: 5, width: 30, height: 20))
        canvas.context.flush()
        let copy = try Canvas()
        copy.context.drawUpright(CGImage(surface: canvas.surface), in: CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(copy.bytes == canvas.bytes)
    }

    @Test func `quality none keeps hard pixels and others do not darken the edge`() throws {
        let hard = try Canvas(), soft = try Canvas()
        hard.context.interpolationQuality = .none
        let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
        hard.context.drawUpright(try redOverBlue(), in: rect)
        soft.context.drawUpright(try redOverBlue(), in: rect)
        #expect(hard.pixel(20, 19) == 0xFFFF_0000 && hard.pixel(20, 20) == 0xFF00_00FF)
        #expect(soft.pixel(0, 0) == 0xFFFF_0000)
        #expect(soft.pixel(20, 20) != 0xFF00_00FF && soft.alpha(20, 20) == 255)
    }

    @Test func `tiles fill the clip`() throws {
        let canvas = try Canvas()
        canvas.context.clip(to: CGRect(x: 4, y: 4, width: 20, height: 20))
        canvas.context.interpolationQuality = .none
        canvas.context.draw(try redOverBlue(), in: CGRect(x: 4, y: 4, width: 2, height: 2), byTiling: true)
        #expect(canvas.inkBox == PixelRect(x: 4, y: 4, width: 20, height: 20))
        #expect(canvas.pixel(5, 4) == canvas.pixel(21, 22))
        #expect(canvas.pixel(5, 4) != canvas.pixel(5, 5))
    }

    @Test func `an image mask is painted in the fill colour`() throws {
        let provider = try #require(CGDataProvider(data: Data([0, 255])))
        let mask = try #require(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider,
                decode: nil, shouldInterpolate: false))
        let canvas = try Canvas()
        canvas.context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        canvas.context.interpolationQuality = .none
        canvas.context.draw(mask, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(canvas.pixel(5, 5) == 0xFF00_FF00 && canvas.pixel(15, 5) == 0)
    }
}
