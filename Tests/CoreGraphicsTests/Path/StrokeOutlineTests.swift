import CoreGraphics
import Testing

struct StrokeOutlineTests {
    /// Strokes a path, and fills the outline of the same stroke; tells how many pixels are far apart.
    private func differences(_ style: (CGContext) -> Void, _ draw: (CGContext) -> Void) throws -> Int {
        let stroked = try Canvas(60, 60), filled = try Canvas(60, 60)
        for (canvas, isFilled) in [(stroked, false), (filled, true)] {
            style(canvas.context)
            draw(canvas.context)
            if isFilled {
                canvas.context.replacePathWithStrokedPath()
                canvas.context.fillPath()
            } else {
                canvas.context.strokePath()
            }
        }
        #expect(!stroked.inkBox.isEmpty)
        return zip(stroked.bytes, filled.bytes).count { !isNear($0, $1, 48) }
    }

    private func zigzag(_ context: CGContext) {
        context.addLines(between: [
            CGPoint(x: 12, y: 45), CGPoint(x: 25, y: 15), CGPoint(x: 38, y: 45), CGPoint(x: 48, y: 20),
        ])
    }

    @Test(arguments: [CGLineJoin.miter, .round, .bevel], [CGLineCap.butt, .round, .square])
    func theOutlineOfALineIsTheLine(_ join: CGLineJoin, _ cap: CGLineCap) throws {
        let count = try differences(
            {
                $0.setLineWidth(7)
                $0.setLineJoin(join)
                $0.setLineCap(cap)
            }, zigzag)
        #expect(count <= 2)
    }

    @Test func curvesAndClosedPathsHaveOutlinesToo() throws {
        let count = try differences({ $0.setLineWidth(5) }) {
            $0.addEllipse(in: CGRect(x: 10, y: 15, width: 40, height: 30))
            $0.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
        }
        #expect(count <= 2)
    }

    @Test func dashesAreCutOut() throws {
        let count = try differences(
            {
                $0.setLineWidth(4)
                $0.setLineDash(phase: 3, lengths: [6, 2, 1])
            }, zigzag)
        #expect(count <= 4)
    }

    @Test func oddNumbersEnd() throws {
        for value in [CGFloat.nan, .infinity, 1e300, 0, -5] {
            let canvas = try Canvas()
            canvas.context.setLineWidth(value)
            canvas.context.setLineDash(phase: value, lengths: [1e-9, 1e-9])
            canvas.context.move(to: .zero)
            canvas.context.addLine(to: CGPoint(x: value, y: 1000))
            canvas.context.replacePathWithStrokedPath()
            canvas.context.fillPath()
            canvas.context.setFillColor(gray: 1, alpha: 1)
            canvas.context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            #expect(canvas.pixel(20, 20) == 0xFFFF_FFFF)
        }
    }
}
