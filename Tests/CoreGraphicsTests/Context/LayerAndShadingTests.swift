import CoreGraphics
import Testing

@Suite struct LayerAndShadingTests {
    @Test func `a layer is shown the way up it was drawn`() throws {
        let canvas = try Canvas(40, 40, scale: 2)
        let layer = try #require(CGLayer(canvas.context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil))
        layer.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
        canvas.context.draw(layer, at: CGPoint(x: 5, y: 5))
        #expect(canvas.inkBox == PixelRect(x: 10, y: 10, width: 20, height: 4))
        let bitmap = try #require(CGContext.bitmap(20, 20))
        let upward = try #require(CGLayer(bitmap, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil))
        upward.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
        bitmap.draw(upward, at: .zero)
        let image = try #require(bitmap.makeImage())
        #expect(image.surface.pixel(x: 5, y: 19) == 0xFF00_0000 && image.surface.pixel(x: 5, y: 11) == 0)
    }

    @Test func `a layer without size is refused`() throws {
        let canvas = try Canvas()
        #expect(CGLayer(canvas.context, size: .zero, auxiliaryInfo: nil) == nil)
        #expect(CGLayer(canvas.context, size: CGSize(width: CGFloat.nan, height: 1), auxiliaryInfo: nil) == nil)
        #expect(CGLayer(canvas.context, size: CGSize(width: 1e9, height: 1), auxiliaryInfo: nil) == nil)
    }

    @Test func `a shading asks its function and stays inside its range`() throws {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in
                output[0] = input[0] < 0.5 ? -3 : 7
                output[1] = 1
            }, releaseInfo: nil)
        let function = try #require(
            CGFunction(
                info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 2, range: [0, 1, 0, 1],
                callbacks: &callbacks))
        let shading = try #require(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceGray(), start: .zero, end: CGPoint(x: 40, y: 0),
                function: function, extendStart: false, extendEnd: false))
        let canvas = try Canvas()
        canvas.context.drawShading(shading)
        #expect(canvas.pixel(10, 10) == 0xFF00_0000 && canvas.pixel(30, 10) == 0xFFFF_FFFF)
        #expect(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: .zero, function: function,
                extendStart: false, extendEnd: false) == nil)
    }
}
