import CoreGraphics
import Testing

@Suite struct CGColorTests {
    @Test func `components and alpha come back`() throws {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(color.components == [0.1, 0.2, 0.3, 0.4] && color.alpha == 0.4 && color.numberOfComponents == 4)
        let gray = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 0.6]))
        #expect(gray.components == [0.5, 0.6] && gray.colorSpace?.model == .monochrome)
        #expect(gray.rgba == RGBA(white: 0.5, alpha: 0.6))
    }

    @Test func `equality is by value and by space`() throws {
        #expect(CGColor(gray: 0.5, alpha: 1) == CGColor(gray: 0.5, alpha: 1))
        #expect(CGColor(gray: 0.5, alpha: 1) != CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        #expect(Set([CGColor.black, CGColor(gray: 0, alpha: 1)]).count == 1)
    }

    @Test func `a copy with another alpha keeps the colour`() throws {
        let copy = try #require(CGColor(red: 1, green: 0, blue: 0, alpha: 1).copy(alpha: 0.25))
        #expect(copy.components == [1, 0, 0, 0.25] && copy.alpha == 0.25)
    }

    @Test func `CMYK is converted without profiles`() {
        let rgba = CGColorSpaceCreateDeviceCMYK().rgba([1, 0, 0, 0, 1])
        #expect(rgba == RGBA(red: 0, green: 1, blue: 1, alpha: 1))
        #expect(CGColorSpaceCreateDeviceCMYK().rgba([0, 0, 0, 1, 1]) == .black)
    }

    @Test func `pixels are premultiplied and limited`() {
        #expect(RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.5).premultipliedPixel == 0x8080_4000)
        #expect(RGBA(red: 7, green: -1, blue: .nan, alpha: 9).premultipliedPixel >> 16 == 0xFFFF)
    }

    @Test func `spaces are found by their names`() {
        #expect(CGColorSpace(name: CGColorSpace.sRGB)?.model == .rgb)
        #expect(CGColorSpace(name: "kNoSuchSpace") == nil)
        #expect(CGColorSpaceCreateDeviceRGB().numberOfComponents == 3)
    }
}
