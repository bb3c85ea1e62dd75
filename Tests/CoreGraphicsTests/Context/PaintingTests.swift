import CoreGraphics
import Testing

@Suite struct PaintingTests {
    @Test func `a line covers half its width on each side`() throws {
        let canvas = try Canvas()
        canvas.context.setLineWidth(4)
        canvas.context.move(to: CGPoint(x: 5, y: 20))
        canvas.context.addLine(to: CGPoint(x: 25, y: 20))
        canvas.context.strokePath()
        #expect(canvas.inkBox == PixelRect(x: 5, y: 18, width: 20, height: 4))
        #expect(canvas.context.isPathEmpty)
    }

    @Test func `square caps make a line longer`() throws {
        let canvas = try Canvas()
        canvas.context.setLineWidth(4)
        canvas.context.setLineCap(.square)
        canvas.context.strokeLineSegments(between: [CGPoint(x: 5, y: 20), CGPoint(x: 25, y: 20)])
        #expect(canvas.inkBox == PixelRect(x: 3, y: 18, width: 24, height: 4))
    }

    @Test func `dashes leave gaps`() throws {
        let canvas = try Canvas()
        canvas.context.setLineWidth(2)
        canvas.context.setLineDash(phase: 0, lengths: [4, 4])
        canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10)])
        #expect(canvas.alpha(2, 10) == 255 && canvas.alpha(6, 10) == 0 && canvas.alpha(10, 10) == 255)
    }

    @Test(arguments: [[-1, 2], [0, 0], [CGFloat.nan, 1]]) func `impossible dashes give solid lines`(dashes: [CGFloat])
        throws
    {
        let canvas = try Canvas()
        canvas.context.setLineWidth(2)
        canvas.context.setLineDash(phase: 0, lengths: dashes)
        canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10)])
        #expect(canvas.inkBox == PixelRect(x: 0, y: 9, width: 40, height: 2))
    }

    @Test func `even-odd filling leaves the hole`() throws {
        let canvas = try Canvas()
        canvas.context.addRects([
            CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 10, y: 10, width: 10, height: 10),
        ])
        canvas.context.drawPath(using: .eoFill)
        #expect(canvas.alpha(5, 5) == 255 && canvas.alpha(15, 15) == 0)
    }

    @Test func `filling and stroking draws both`() throws {
        let canvas = try Canvas()
        canvas.context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
        canvas.context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        canvas.context.setLineWidth(4)
        canvas.context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
        canvas.context.drawPath(using: .fillStroke)
        #expect(canvas.pixel(20, 20) == 0xFF00_00FF && canvas.pixel(10, 20) == 0xFFFF_0000)
    }

    @Test func `alpha multiplies the colour's own`() throws {
        let canvas = try Canvas()
        canvas.context.setAlpha(0.5)
        canvas.context.setFillColor(gray: 1, alpha: 0.5)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(isNear(canvas.pixel(5, 5), 0x4040_4040))
    }

    @Test func `clearing is not subject to alpha, shadow or blend mode`() throws {
        let canvas = try Canvas()
        canvas.context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        canvas.context.setAlpha(0.3)
        canvas.context.setBlendMode(.multiply)
        canvas.context.setShadow(offset: CGSize(width: 3, height: 3), blur: 2)
        canvas.context.clear(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(canvas.pixel(15, 15) == 0 && canvas.pixel(21, 21) == 0xFF00_0000)
    }

    @Test func `an infinite rectangle fills the whole clip`() throws {
        let canvas = try Canvas()
        canvas.context.fill(.infinite)
        #expect(canvas.inkBox == canvas.surface.bounds)
    }

    @Test func `coordinates that are no numbers do not stop later drawing`() throws {
        let canvas = try Canvas()
        canvas.context.fill(CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 3))
        canvas.context.move(to: CGPoint(x: 1e300, y: -1e300))
        canvas.context.addLine(to: CGPoint(x: CGFloat.nan, y: 2))
        canvas.context.strokePath()
        canvas.context.clear(.infinite)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(canvas.inkBox == PixelRect(x: 0, y: 0, width: 4, height: 4))
    }

    @Test func `without antialiasing there are no half-covered pixels`() throws {
        let canvas = try Canvas()
        canvas.context.setShouldAntialias(false)
        canvas.context.fillEllipse(in: CGRect(x: 3.3, y: 4.7, width: 30, height: 20))
        #expect(canvas.bytes.allSatisfy { $0 == 0 || $0 == 0xFF00_0000 })
    }

    @Test func `the path can be read back`() throws {
        let canvas = try Canvas()
        let rect = CGRect(x: 1, y: 2, width: 8, height: 8)
        canvas.context.addRect(rect)
        #expect(canvas.context.path?.boundingBox == rect)
        #expect(canvas.context.pathContains(CGPoint(x: 5, y: 5), mode: .fill))
        #expect(!canvas.context.pathContains(CGPoint(x: 5, y: 5), mode: .stroke))
    }

    @Test func `patterns repeat from the origin`() throws {
        let cell = try Canvas(4, 4)
        cell.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        cell.context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        let pattern = CGPattern(image: CGImage(surface: cell.surface), scale: 1)
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        var alpha: CGFloat = 1
        let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: &alpha))
        let canvas = try Canvas()
        canvas.context.translateBy(x: 1, y: 1)
        canvas.context.setFillColor(color)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        // Patterns stay with the base space, wherever user space goes.
        #expect(canvas.pixel(1, 5) == 0xFFFF_0000 && canvas.pixel(2, 5) == 0)
        #expect(canvas.pixel(4, 5) == 0xFFFF_0000 && canvas.pixel(7, 5) == 0)
    }

    @Test func `an uncoloured pattern is painted in the colour given`() throws {
        var callbacks = CGPatternCallbacks(
            version: 0, drawPattern: { $1.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }, releaseInfo: nil)
        let pattern = try #require(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 8, yStep: 8,
                tiling: .constantSpacing, isColored: false, callbacks: &callbacks))
        let canvas = try Canvas()
        let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
        canvas.context.setFillColorSpace(space)
        canvas.context.setFillPattern(pattern, colorComponents: [0, 1, 0, 1])
        canvas.context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(canvas.pixel(2, 2) == 0xFF00_FF00 && canvas.pixel(6, 2) == 0 && canvas.pixel(10, 10) == 0xFF00_FF00)
    }
}
