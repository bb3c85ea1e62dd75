import CoreGraphics
import Testing

@Suite struct ShadowTests {
    @Test func `a shadow without blur is a shifted copy`() throws {
        let canvas = try Canvas()
        canvas.context.setShadow(offset: CGSize(width: 5, height: 7), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
        canvas.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        canvas.context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(canvas.inkBox == PixelRect(x: 10, y: 10, width: 15, height: 17))
        #expect(canvas.pixel(15, 15) == 0xFFFF_0000)
        #expect(isNear(canvas.pixel(22, 22), 0x8000_0000))
        #expect(canvas.pixel(22, 11) == 0)
    }

    @Test func `a shadow falls up where y points up`() throws {
        let context = try #require(CGContext.bitmap(40, 40))
        context.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: .black)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
        let image = try #require(context.makeImage())
        #expect(image.surface.pixel(x: 15, y: 40 - 22) == 0xFF00_0000)
        #expect(image.surface.pixel(x: 15, y: 40 - 8) == 0)
    }

    @Test func `shadow offsets do not turn with user space and grow with the scale`() throws {
        let canvas = try Canvas(80, 80, scale: 2)
        canvas.context.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: .black)
        canvas.context.scaleBy(x: 1, y: -1)
        canvas.context.fill(CGRect(x: 5, y: -15, width: 10, height: 10))
        #expect(canvas.inkBox == PixelRect(x: 10, y: 10, width: 20, height: 30))
    }

    @Test func `blur fades symmetrically and keeps the amount of shadow`() throws {
        let canvas = try Canvas(80, 80)
        canvas.context.setShadow(offset: CGSize(width: 0, height: 0), blur: 8, color: .black)
        canvas.context.setBlendMode(.normal)
        canvas.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        canvas.context.fill(CGRect(x: 30, y: 30, width: 20, height: 20))
        let left = (10..<30).map { canvas.alpha($0, 40) },
            right = (50..<70).map { canvas.alpha(79 - ($0 - 50) - 10, 40) }
        #expect(left == right)
        #expect(left == left.sorted())
        // The edge of a wide shape is at half strength.
        #expect((110...140).contains(canvas.alpha(29, 40)))
        #expect(canvas.alpha(40, 16) == 0 && canvas.alpha(40, 26) > 10)
    }

    @Test func `what lies outside the clip casts its shadow into it`() throws {
        let canvas = try Canvas()
        canvas.context.clip(to: CGRect(x: 20, y: 0, width: 20, height: 40))
        canvas.context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: .black)
        canvas.context.fill(CGRect(x: 2, y: 10, width: 10, height: 10))
        #expect(canvas.inkBox == PixelRect(x: 22, y: 10, width: 10, height: 10))
    }

    @Test func `a transparent shape casts a weaker shadow`() throws {
        let canvas = try Canvas()
        canvas.context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: .black)
        canvas.context.setFillColor(gray: 1, alpha: 0.5)
        canvas.context.fill(CGRect(x: 2, y: 10, width: 10, height: 10))
        #expect(isNear(canvas.pixel(25, 15), 0x8000_0000))
    }

    @Test func `no colour means no shadow`() throws {
        let canvas = try Canvas()
        canvas.context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0)
        canvas.context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: nil)
        canvas.context.fill(CGRect(x: 2, y: 10, width: 10, height: 10))
        #expect(canvas.inkBox == PixelRect(x: 2, y: 10, width: 10, height: 10))
    }
}
