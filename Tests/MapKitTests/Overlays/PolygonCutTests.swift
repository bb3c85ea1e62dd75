import MapKit
import Testing

@Suite struct PolygonCutTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test func aPolygonIsCutAlongTheSides() {
        let cut = PolygonCut.cut(
            [CGPoint(x: -3, y: 5), CGPoint(x: 5, y: -3), CGPoint(x: 13, y: 5), CGPoint(x: 5, y: 13)], to: square)
        #expect(cut.allSatisfy { square.insetBy(dx: -0.001, dy: -0.001).contains($0) })
        #expect(cut.count == 8)
    }

    @Test func whatIsOutsideIsNothing() {
        #expect(
            PolygonCut.cut([CGPoint(x: 20, y: 20), CGPoint(x: 30, y: 20), CGPoint(x: 30, y: 30)], to: square).isEmpty)
        #expect(PolygonCut.cut([CGPoint(x: Double.nan, y: 1)], to: square).isEmpty)
        #expect(PolygonCut.cut([], to: square).isEmpty)
    }

    @Test func aLineDoesNotGoOnToItsStart() {
        let line = PolygonCut.cut([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 100)], to: square, isClosed: false)
        #expect(line == [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 10)])
    }
}
