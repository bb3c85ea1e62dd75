import CoreGraphics
import Testing

@Suite struct ContextTransformTests {
    @Test func `a view's context maps its top left to the surface's`() throws {
        let canvas = try Canvas(40, 20, scale: 2)
        #expect(canvas.context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
        #expect(canvas.context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 10))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.inkBox == PixelRect(x: 0, y: 0, width: 2, height: 2))
    }

    @Test func `a bitmap context has its origin at the bottom left`() throws {
        let context = try #require(CGContext.bitmap(10, 10))
        #expect(context.ctm == .identity)
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        let image = try #require(context.makeImage())
        #expect(image.surface.pixel(x: 0, y: 9) == 0xFF00_0000)
        #expect(image.surface.pixel(x: 0, y: 7) == 0)
    }

    @Test func `restoring brings back transform, colour and line width`() throws {
        let canvas = try Canvas()
        let context = canvas.context
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.saveGState()
        context.translateBy(x: 20, y: 20)
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(canvas.pixel(2, 2) == 0xFFFF_0000)
        #expect(canvas.pixel(22, 22) == 0xFF00_FF00)
    }

    @Test func `restoring too often does nothing`() throws {
        let canvas = try Canvas()
        canvas.context.restoreGState()
        canvas.context.endTransparencyLayer()
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.pixel(0, 0) == 0xFF00_0000)
    }

    @Test func `a transform that flattens the plane is ignored`() throws {
        let canvas = try Canvas()
        canvas.context.scaleBy(x: 0, y: 1)
        canvas.context.translateBy(x: .nan, y: 0)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(canvas.inkBox == PixelRect(x: 0, y: 0, width: 4, height: 4))
    }

    @Test func `device space has its origin at the bottom left`() throws {
        let canvas = try Canvas(40, 40, scale: 2)
        #expect(canvas.context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 2, y: 38))
        #expect(canvas.context.convertToUserSpace(CGPoint(x: 2, y: 38)) == CGPoint(x: 1, y: 1))
    }
}

extension CGContext {
    /// An RGB bitmap context with alpha in the first or last byte.
    static func bitmap(
        _ width: Int, _ height: Int, data: UnsafeMutableRawPointer? = nil, bytesPerRow: Int = 0,
        info: CGImageAlphaInfo = .premultipliedLast
    ) -> CGContext? {
        CGContext(
            data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
    }
}
