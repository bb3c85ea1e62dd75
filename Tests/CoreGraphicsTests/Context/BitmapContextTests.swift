import CoreGraphics
import Testing

@Suite struct BitmapContextTests {
    @Test(arguments: [
        (CGImageAlphaInfo.premultipliedLast, [UInt8](arrayLiteral: 0x80, 0x40, 0, 0x80)),
        (.premultipliedFirst, [0x80, 0x80, 0x40, 0]), (.noneSkipLast, [0x80, 0x40, 0, 0xFF]),
        (.noneSkipFirst, [0xFF, 0x80, 0x40, 0]),
    ]) func `the app's memory gets the bytes in the order it asked for`(info: CGImageAlphaInfo, expected: [UInt8])
        throws
    {
        var memory = [UInt8](repeating: 0, count: 4 * 4 * 4)
        try memory.withUnsafeMutableBytes { bytes in
            let context = try #require(
                CGContext.bitmap(4, 4, data: bytes.baseAddress, bytesPerRow: 16, info: info))
            context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 128 / 255)
            context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
        }
        #expect(Array(memory[0..<4]) == expected)
        #expect(Array(memory[48..<51]).allSatisfy { $0 == 0 || $0 == 255 })
    }

    @Test func `what the app writes into its memory is drawn over and shown`() throws {
        var memory = [UInt8](repeating: 0, count: 2 * 2 * 4)
        try memory.withUnsafeMutableBytes { bytes in
            let context = try #require(CGContext.bitmap(2, 2, data: bytes.baseAddress, bytesPerRow: 8))
            bytes[0] = 10
            bytes[3] = 255
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
            let image = try #require(context.makeImage())
            #expect(image.surface.pixel(x: 0, y: 0) == 0xFF0A_0000)
            #expect(image.surface.pixel(x: 1, y: 0) == 0xFF00_00FF)
        }
    }

    @Test func `gray and alpha-only contexts keep one byte a pixel`() throws {
        let gray = try #require(
            CGContext(
                data: nil, width: 3, height: 3, bitsPerComponent: 8, bytesPerRow: 3,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
        gray.setFillColor(gray: 0.5, alpha: 1)
        gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let grays = try #require(gray.data).assumingMemoryBound(to: UInt8.self)
        #expect(grays[6] == 128 && grays[0] == 0)
        let alpha = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 2, space: nil,
                bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
        alpha.setFillColor(gray: 1, alpha: 0.25)
        alpha.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let alphas = try #require(alpha.data).assumingMemoryBound(to: UInt8.self)
        #expect(alphas[0] == 0 && alphas[1] == 64)
    }

    @Test func `descriptions that are not supported give no context`() {
        #expect(CGContext.bitmap(0, 10) == nil)
        #expect(CGContext.bitmap(10, 100_000) == nil)
        #expect(CGContext.bitmap(10, 10, bytesPerRow: 39) == nil)
        #expect(CGContext.bitmap(10, 10, info: .last) == nil)
        #expect(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 4, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipFirst.rawValue) == nil)
    }

    @Test func `a picture does not change when the context draws on`() throws {
        let context = try #require(CGContext.bitmap(2, 2))
        let image = try #require(context.makeImage())
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(image.surface.pixel(x: 0, y: 0) == 0)
    }

    @Test(arguments: [
        (CGBitmapInfo.byteOrder16Little, [UInt8](arrayLiteral: 0x00, 0x7E)), (.byteOrder16Big, [0x7E, 0x00]),
    ])
    func `five bits a component make two bytes a pixel`(order: CGBitmapInfo, expected: [UInt8]) throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 5, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.noneSkipFirst.rawValue | order.rawValue))
        context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect([bytes[0], bytes[1]] == expected && bytes[2] == 0)
        #expect(context.bitsPerPixel == 16)
        #expect(isNear(try #require(context.makeImage()).surface.pixel(x: 0, y: 0), 0xFFFF_8400))
    }
}
