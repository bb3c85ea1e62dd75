import CoreGraphics
import Testing

@Suite struct GradientTests {
    private let blackToWhite = CGGradient(colors: [.black, .white])

    @Test func `a linear gradient stops at its ends without options`() throws {
        let canvas = try Canvas()
        canvas.context.drawLinearGradient(
            blackToWhite, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: [])
        #expect(canvas.pixel(5, 5) == 0 && canvas.pixel(35, 5) == 0)
        #expect(isNear(canvas.pixel(20, 5), 0xFF83_8383, 4))
    }

    @Test func `options extend a linear gradient on each side`() throws {
        let before = try Canvas(), after = try Canvas()
        let start = CGPoint(x: 10, y: 0), end = CGPoint(x: 30, y: 0)
        before.context.drawLinearGradient(blackToWhite, start: start, end: end, options: .drawsBeforeStartLocation)
        after.context.drawLinearGradient(blackToWhite, start: start, end: end, options: .drawsAfterEndLocation)
        #expect(before.pixel(2, 5) == 0xFF00_0000 && before.pixel(37, 5) == 0)
        #expect(after.pixel(2, 5) == 0 && after.pixel(37, 5) == 0xFFFF_FFFF)
    }

    @Test func `a radial gradient stops at its circles without options`() throws {
        let canvas = try Canvas()
        let center = CGPoint(x: 20, y: 20)
        canvas.context.drawRadialGradient(
            blackToWhite, startCenter: center, startRadius: 5, endCenter: center, endRadius: 15, options: [])
        #expect(canvas.pixel(20, 20) == 0 && canvas.pixel(38, 20) == 0)
        #expect(isNear(canvas.pixel(30, 20), 0xFF87_8787, 12))
        canvas.context.drawRadialGradient(
            blackToWhite, startCenter: center, startRadius: 5, endCenter: center, endRadius: 15,
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(canvas.pixel(20, 20) == 0xFF00_0000 && canvas.pixel(38, 20) == 0xFFFF_FFFF)
    }

    @Test func `stops are sorted by their place and kept inside the ends`() throws {
        let gradient = CGGradient(colors: [.white, .black, .clear], locations: [2, -1, 0.5])
        #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
        #expect(gradient.stops.map(\.color) == [.black, .clear, .white])
    }

    @Test func `components of gray spaces become gray stops`() throws {
        let gradient = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0.25, 1, 0.75, 0.5], locations: nil,
                count: 2))
        #expect(gradient.stops.map(\.color) == [RGBA(white: 0.25, alpha: 1), RGBA(white: 0.75, alpha: 0.5)])
    }

    @Test func `a list with something else than colours gives no gradient`() {
        #expect(CGGradient(colorsSpace: nil, colors: [CGColor.black, "white"], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [CGColor.black], locations: nil) != nil)
    }
}
