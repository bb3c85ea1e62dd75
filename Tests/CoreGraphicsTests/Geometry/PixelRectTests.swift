import CoreGraphics
import Testing

@Suite struct PixelRectTests {
    @Test func `covering rounds outwards`() {
        let rect = PixelRect(covering: CGRect(x: 0.5, y: -0.5, width: 2, height: 2))
        #expect(rect == PixelRect(x: 0, y: -1, width: 3, height: 3))
    }

    @Test func `null, infinite and not-a-number rectangles do not trap`() {
        #expect(PixelRect(covering: .null).isEmpty)
        #expect(PixelRect(covering: .infinite).contains(PixelRect(x: 0, y: 0, width: 30000, height: 30000)))
        #expect(PixelRect(covering: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isEmpty)
    }

    @Test func `union ignores empty rectangles`() {
        let rect = PixelRect(x: 5, y: 5, width: 2, height: 2)
        #expect(rect.union(.zero) == rect)
        #expect(PixelRect.zero.union(rect) == rect)
        #expect(rect.union(PixelRect(x: 0, y: 6, width: 1, height: 10)) == PixelRect(x: 0, y: 5, width: 7, height: 11))
    }

    @Test func `rectangles apart have an empty intersection`() {
        let a = PixelRect(x: 0, y: 0, width: 5, height: 5), b = PixelRect(x: 5, y: 0, width: 5, height: 5)
        #expect(a.intersection(b).isEmpty)
        #expect(
            a.intersection(PixelRect(x: 3, y: 3, width: 9, height: 9)) == PixelRect(x: 3, y: 3, width: 2, height: 2))
    }
}
