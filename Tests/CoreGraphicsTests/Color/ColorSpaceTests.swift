import CoreGraphics
import Testing

struct ColorSpaceTests {
    private func pixel(_ space: CGColorSpace?, _ components: [CGFloat]) throws -> UInt32 {
        try #require(space).rgba(components + [1]).premultipliedPixel
    }

    private let daylight: [CGFloat] = [0.9505, 1, 1.089]

    @Test func indexedColoursComeFromTheTable() throws {
        let table: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255]
        let space = CGColorSpace(indexedBaseSpace: .deviceRGB, last: 2, colorTable: table)
        #expect(try pixel(space, [1]) == 0xFF00_FF00)
        #expect(try pixel(space, [99]) == 0xFF00_00FF && pixel(space, [.nan]) == 0xFFFF_0000)
        #expect(space?.colorTable == table && space?.numberOfComponents == 1)
        #expect(CGColorSpace(indexedBaseSpace: .deviceRGB, last: 256, colorTable: table) == nil)
    }

    @Test func labIsLightnessAndTwoOpponents() throws {
        let space = CGColorSpace(labWhitePoint: daylight, blackPoint: nil, range: nil)
        #expect(isNear(try pixel(space, [100, 0, 0]), 0xFFFF_FFFF))
        #expect(isNear(try pixel(space, [0, 0, 0]), 0xFF00_0000))
        // CIE's numbers for sRGB's red.
        #expect(isNear(try pixel(space, [53.24, 80.09, 67.2]), 0xFFFF_0000, 4))
    }

    @Test func calibratedSpacesAreConverted() throws {
        let linear = CGColorSpace(calibratedGrayWhitePoint: daylight, blackPoint: nil, gamma: 1)
        #expect(isNear(try pixel(linear, [0.5]), 0xFFBC_BCBC))
        let matrix: [CGFloat] = [0.4124, 0.2126, 0.0193, 0.3576, 0.7152, 0.1192, 0.1805, 0.0722, 0.9505]
        let display = CGColorSpace(
            calibratedRGBWhitePoint: daylight, blackPoint: nil, gamma: [2.2, 2.2, 2.2], matrix: matrix)
        #expect(isNear(try pixel(display, [1, 0.5, 0]), 0xFFFF_8000, 4))
        #expect(CGColorSpace(calibratedGrayWhitePoint: [0, 1, 1], blackPoint: nil, gamma: 1) == nil)
        #expect(CGColorSpace(calibratedGrayWhitePoint: daylight, blackPoint: nil, gamma: .nan) == nil)
    }

    @Test func profilesAreKept() throws {
        let profile = try #require(CGDataProvider(data: Data([1, 2, 3])))
        let space = CGColorSpace(iccBasedNComponents: 3, range: nil, profile: profile, alternate: nil)
        #expect(space?.copyICCData() == Data([1, 2, 3]) && space?.model == .rgb)
        #expect(try pixel(space, [1, 0, 0]) == 0xFFFF_0000)
        #expect(CGColorSpace(iccBasedNComponents: 2, range: nil, profile: profile, alternate: nil) == nil)
    }
}
