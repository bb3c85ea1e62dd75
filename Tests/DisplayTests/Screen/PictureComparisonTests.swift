import CoreGraphics
import Display
import Testing

@Suite struct PictureComparisonTests {
    private func picture(_ width: Int, _ height: Int, red: [(x: Int, y: Int)] = []) throws -> Surface {
        let surface = try #require(Surface(width: width, height: height))
        for y in 0..<height { for x in 0..<width { surface.row(y)[x] = 0xFFFF_FFFF } }
        for place in red { surface.row(place.y)[place.x] = 0xFFFF_0000 }
        return surface
    }

    @Test func `equal pictures do not differ`() throws {
        let comparison = PictureComparison(actual: try picture(10, 10), golden: try picture(10, 10))
        #expect(comparison.count == 0)
        #expect(!comparison.differs(by: 0))
        #expect(comparison.difference?.pixel(x: 3, y: 3) == 0xFFFE_FEFE)
    }

    @Test func `pixels that differ are red, and may be a part of all`() throws {
        let comparison = PictureComparison(
            actual: try picture(10, 10, red: [(1, 2), (3, 4)]), golden: try picture(10, 10, red: [(3, 4)]))
        #expect(comparison.count == 1)
        #expect(comparison.text == "1 pixels differ (1.0 %)")
        #expect(comparison.differs(by: 0.99))
        #expect(!comparison.differs(by: 1))
        #expect(comparison.difference?.pixel(x: 1, y: 2) == 0xFFFF_0000)
        #expect(comparison.difference?.pixel(x: 3, y: 4) != 0xFFFF_0000)
    }

    @Test func `pictures of other sizes always differ`() throws {
        let comparison = PictureComparison(actual: try picture(10, 12), golden: try picture(12, 10))
        #expect(comparison.differs(by: 100))
        #expect(comparison.text == "it is 10 × 12 pixels, not 12 × 10")
    }
}
