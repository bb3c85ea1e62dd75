import CoreGraphics
import Testing

@Suite struct BlendModeTests {
    /// Opaque orange below, half-transparent blue above.
    static let expected: [(CGBlendMode, UInt32, UInt32)] = [
        // mode, where both are, where only the source is
        (.normal, 0xFF80_4080, 0x8000_0080), (.clear, 0, 0), (.copy, 0x8000_0080, 0x8000_0080),
        (.sourceIn, 0x8000_0080, 0), (.sourceOut, 0, 0x8000_0080), (.sourceAtop, 0xFF80_4080, 0),
        (.destinationOver, 0xFFFF_8000, 0x8000_0080), (.destinationIn, 0x8080_4000, 0),
        (.destinationOut, 0x7F7F_4000, 0), (.destinationAtop, 0x8080_4000, 0x8000_0080),
        (.xor, 0x7F7F_4000, 0x8000_0080), (.plusDarker, 0xFF7F_0000, 0x8000_0080),
        (.plusLighter, 0xFFFF_8080, 0x8000_0080),
        (.multiply, 0xFF80_4000, 0x8000_0080), (.screen, 0xFFFF_8080, 0x8000_0080),
        (.darken, 0xFF80_4000, 0x8000_0080), (.lighten, 0xFFFF_8080, 0x8000_0080),
        (.difference, 0xFFFF_8080, 0x8000_0080), (.exclusion, 0xFFFF_8080, 0x8000_0080),
    ]

    @Test(arguments: expected) func `modes mix as their formula says`(
        mode: CGBlendMode, both: UInt32, sourceOnly: UInt32
    ) throws {
        let canvas = try Canvas()
        canvas.context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
        canvas.context.setBlendMode(mode)
        canvas.context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        canvas.context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(isNear(canvas.pixel(15, 20), both), "both: \(String(canvas.pixel(15, 20), radix: 16))")
        #expect(isNear(canvas.pixel(25, 20), sourceOnly), "source: \(String(canvas.pixel(25, 20), radix: 16))")
        // Nothing changes outside the rectangle.
        #expect(isNear(canvas.pixel(5, 20), 0xFFFF_8000, 1))
        #expect(canvas.pixel(35, 20) == 0)
    }

    @Test func `a filled path changes only what it covers`() throws {
        for mode in [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop] {
            let canvas = try Canvas()
            canvas.context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            canvas.context.fill(.infinite)
            canvas.context.setBlendMode(mode)
            canvas.context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
            canvas.context.fillEllipse(in: CGRect(x: 5, y: 5, width: 30, height: 30))
            #expect(canvas.pixel(6, 6) == 0xFFFF_8000)
            #expect(canvas.pixel(20, 20) != 0xFFFF_8000)
        }
    }

    @Test func `a layer is mixed in as one thing`() throws {
        let canvas = try Canvas()
        canvas.context.setAlpha(0.5)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        canvas.context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
        canvas.context.endTransparencyLayer()
        #expect(canvas.alpha(5, 5) == 128 && canvas.alpha(15, 15) == 128)
        canvas.context.setAlpha(1)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.alpha(0, 0) == 255)
    }

    @Test func `states left open inside a layer end with it`() throws {
        let canvas = try Canvas()
        canvas.context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 10, height: 10), auxiliaryInfo: nil)
        canvas.context.saveGState()
        canvas.context.clip(to: .zero)
        canvas.context.endTransparencyLayer()
        canvas.context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(canvas.inkBox == canvas.surface.bounds)
    }

    @Test func `clearing inside a layer shows what is below`() throws {
        let canvas = try Canvas()
        canvas.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        canvas.context.fill(.infinite)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        canvas.context.fill(.infinite)
        canvas.context.clear(CGRect(x: 10, y: 10, width: 10, height: 10))
        canvas.context.endTransparencyLayer()
        #expect(canvas.pixel(15, 15) == 0xFFFF_0000 && canvas.pixel(5, 5) == 0xFF00_00FF)
    }
}
