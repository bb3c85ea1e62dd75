import CoreGraphics
import Testing

@Suite struct CGImageTests {
    @Test func `raw samples of all layouts give the same pixel`() throws {
        let layouts: [(CGBitmapInfo, Int, [UInt8])] = [
            (CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), 32, [255, 128, 0, 128]),
            (CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), 32, [128, 64, 0, 128]),
            (CGBitmapInfo(rawValue: CGImageAlphaInfo.first.rawValue), 32, [128, 255, 128, 0]),
            (
                CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | 0x2000), 32,
                [0, 64, 128, 128]
            ),
        ]
        for (info, bits, bytes) in layouts {
            let provider = try #require(CGDataProvider(data: Data(bytes)))
            let image = try #require(
                CGImage(
                    width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider, decode: nil,
                    shouldInterpolate: true, intent: .defaultIntent))
            #expect(isNear(image.surface.pixel(x: 0, y: 0), 0x8080_4000, 1))
            #expect(image.bitmapInfo == info && image.dataProvider === provider)
        }
    }

    @Test func `too few bytes give no image`() throws {
        let provider = try #require(CGDataProvider(data: Data(count: 15)))
        #expect(
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: [], provider: provider, decode: nil,
                shouldInterpolate: true, intent: .defaultIntent) == nil)
    }

    @Test func `cropping counts from the top left and stays inside`() throws {
        let canvas = try Canvas(10, 10)
        canvas.context.fill(CGRect(x: 4, y: 2, width: 2, height: 3))
        canvas.context.flush()
        let image = CGImage(surface: canvas.surface)
        let part = try #require(image.cropping(to: CGRect(x: 4, y: 2, width: 2, height: 3)))
        #expect(part.width == 2 && part.height == 3)
        #expect(part.surface.pixel(x: 0, y: 0) == 0xFF00_0000 && part.surface.pixel(x: 1, y: 2) == 0xFF00_0000)
        #expect(image.cropping(to: CGRect(x: 8, y: 8, width: 10, height: 10))?.width == 2)
        #expect(image.cropping(to: CGRect(x: 10, y: 0, width: 1, height: 1)) == nil)
    }

    @Test func `masking multiplies the alpha`() throws {
        let canvas = try Canvas(2, 1)
        canvas.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        canvas.context.fill(.infinite)
        canvas.context.flush()
        let provider = try #require(CGDataProvider(data: Data([0, 255])))
        let mask = try #require(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider,
                decode: nil, shouldInterpolate: false))
        let masked = try #require(CGImage(surface: canvas.surface).masking(mask))
        #expect(masked.surface.pixel(x: 0, y: 0) == 0xFFFF_0000 && masked.surface.pixel(x: 1, y: 0) == 0)
    }

    @Test func `the data provider has the bytes that the layout describes`() throws {
        let canvas = try Canvas(3, 2)
        canvas.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        canvas.context.fill(.infinite)
        canvas.context.flush()
        let image = CGImage(surface: canvas.surface)
        let data = try #require(image.dataProvider?.data)
        #expect(data.count == image.bytesPerRow * image.height)
        #expect(Array(data.prefix(4)) == [0, 0, 255, 255])
    }

    @Test func `masking colours makes just those transparent`() throws {
        let canvas = try Canvas(2, 1)
        canvas.context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        canvas.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        canvas.context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        canvas.context.flush()
        let image = CGImage(surface: canvas.surface)
        let masked = try #require(image.copy(maskingColorComponents: [250, 255, 250, 255, 250, 255]))
        #expect(masked.surface.pixel(x: 0, y: 0) == 0 && masked.surface.pixel(x: 1, y: 0) == 0xFFFF_0000)
        #expect(image.copy(maskingColorComponents: [0, 255]) == nil)
    }
}
