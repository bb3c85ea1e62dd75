import CoreGraphics
import Testing

struct SampleTests {
    private func image(
        _ bytes: [UInt8], width: Int = 2, bits: Int, pixel: Int, space: CGColorSpace = .deviceRGB, info: UInt32 = 0,
        decode: [CGFloat]? = nil
    ) throws -> CGImage? {
        let provider = try #require(CGDataProvider(data: Data(bytes)))
        return (decode ?? [0]).withUnsafeBufferPointer { limits in
            CGImage(
                width: width, height: 1, bitsPerComponent: bits, bitsPerPixel: pixel,
                bytesPerRow: (width * pixel + 7) / 8, space: space, bitmapInfo: CGBitmapInfo(rawValue: info),
                provider: provider, decode: decode == nil ? nil : limits.baseAddress, shouldInterpolate: true,
                intent: .defaultIntent)
        }
    }

    private func pixels(_ image: CGImage?) throws -> [UInt32] {
        let surface = try #require(image).surface
        return (0..<surface.width).map { surface.pixel(x: $0, y: 0) }
    }

    @Test func bitsAreBlackAndWhite() throws {
        let bits = try image([0b1010_0000], width: 4, bits: 1, pixel: 1, space: .deviceGray)
        #expect(try pixels(bits) == [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000])
        let turned = try image([0b1010_0000], width: 2, bits: 1, pixel: 1, space: .deviceGray, decode: [1, 0])
        #expect(try pixels(turned) == [0xFF00_0000, 0xFFFF_FFFF])
    }

    @Test func sixteenBitsAndFloatsAreRead() throws {
        let words: [UInt8] = [255, 255, 0, 0, 128, 0, 0, 0, 0, 0, 255, 255]
        #expect(try pixels(try image(words, bits: 16, pixel: 48)) == [0xFFFF_0080, 0xFF00_00FF])
        let half: [UInt8] = [0, 0, 0, 63, 0, 0, 0xC0, 0x7F]  // 0.5 and not a number, the low byte first
        let little = CGBitmapInfo.floatComponents.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        #expect(
            try pixels(try image(half, bits: 32, pixel: 32, space: .deviceGray, info: little))
                == [0xFF80_8080, 0xFF00_0000])
    }

    @Test func fiveBitsAComponentAreRead() throws {
        let info = CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder16Little.rawValue
        #expect(
            try pixels(try image([0x00, 0x7C, 0x1F, 0x00], bits: 5, pixel: 16, info: info))
                == [0xFFFF_0000, 0xFF00_00FF])
    }

    @Test func inkAndGreyWithAlphaAreRead() throws {
        let ink: [UInt8] = [0, 0, 0, 0, 0, 255, 255, 0]
        #expect(
            try pixels(try image(ink, bits: 8, pixel: 32, space: .deviceCMYK)) == [0xFFFF_FFFF, 0xFFFF_0000])
        let grey: [UInt8] = [255, 0, 255, 255]
        let last = CGImageAlphaInfo.last.rawValue
        #expect(try pixels(try image(grey, bits: 8, pixel: 16, space: .deviceGray, info: last)) == [0, 0xFFFF_FFFF])
    }

    @Test func sizesThatDoNotFitMakeNoImage() throws {
        #expect(try image([0, 0], width: 3, bits: 8, pixel: 8, space: .deviceGray) == nil)
        #expect(try image([0, 0, 0, 0], bits: 8, pixel: 8) == nil)
        #expect(try image([0, 0, 0, 0], bits: 3, pixel: 9) == nil)
        #expect(try image([0, 0, 0, 0], width: 1 << 40, bits: 8, pixel: 32) == nil)
        #expect(try image([0, 0, 0, 0], width: -1, bits: 8, pixel: 32) == nil)
    }

    @Test func stencilsPaintWhereSamplesAreZero() throws {
        let provider = try #require(CGDataProvider(data: Data([0b0100_0000])))
        let mask = CGImage(
            maskWidth: 2, height: 1, bitsPerComponent: 1, bitsPerPixel: 1, bytesPerRow: 1, provider: provider,
            decode: nil, shouldInterpolate: false)
        #expect(try pixels(mask).map { $0 >> 24 } == [255, 0])
    }
}
