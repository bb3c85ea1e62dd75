import CoreGraphics
import Testing

@Suite struct CGPathTests {
    @Test func `a rectangle knows that it is one`() {
        var found = CGRect.zero
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGPath(rect: rect, transform: nil).isRect(&found))
        #expect(found == rect)
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    }

    @Test func `the box of a curve holds the curve and not its control points`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox.height == 10)
        #expect(abs(path.boundingBoxOfPath.height - 5) < 0.1)
    }

    @Test func `an empty path has a null box`() {
        #expect(CGMutablePath().boundingBox.isNull)
        #expect(CGMutablePath().boundingBoxOfPath.isNull)
        #expect(CGMutablePath().isEmpty)
    }

    @Test func `an ellipse contains its middle and not its corners`() {
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
        #expect(path.contains(CGPoint(x: 10, y: 5)))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
    }

    @Test func `the fill rule decides about holes`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    }

    @Test func `arcs run the way they are told`() {
        let short = CGMutablePath(), long = CGMutablePath()
        short.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        long.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        let shortBox = short.boundingBoxOfPath, longBox = long.boundingBoxOfPath
        #expect(abs(shortBox.minX) < 0.01 && abs(shortBox.maxX - 10) < 0.01)
        #expect(abs(longBox.minX + 10) < 0.01 && abs(longBox.minY + 10) < 0.01)
    }

    @Test(arguments: [true, false]) func `a full turn is a circle in both directions`(clockwise: Bool) {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
        let box = path.boundingBoxOfPath
        #expect(abs(box.width - 20) < 0.01 && abs(box.height - 20) < 0.01)
    }

    @Test func `a tangent arc touches both lines`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 4)
        let end = path.currentPoint
        #expect(abs(end.x - 4) < 1e-9 && abs(end.y) < 1e-9)
        guard case .line(let touch) = path.elements[1] else {
            Issue.record("no line to the first touching point")
            return
        }
        #expect(abs(touch.x) < 1e-9 && abs(touch.y - 4) < 1e-9)
    }

    @Test func `points in one line make a line instead of a tangent arc`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 10, y: 0), radius: 4)
        #expect(path.elements == [.move(.zero), .line(CGPoint(x: 5, y: 0))])
    }

    @Test func `closing returns the current point to the start`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 5))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test func `apply shows every element with its points`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        var types: [CGPathElementType] = [], last = CGPoint.zero
        path.applyWithBlock { element in
            types.append(element.pointee.type)
            if element.pointee.type == .addLineToPoint { last = element.pointee.points[0] }
        }
        #expect(types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
        #expect(last == CGPoint(x: 0, y: 2))
    }

    @Test func `an ellipse is four curves`() {
        var types: [CGPathElementType] = []
        CGPath(ellipseIn: CGRect(x: 3, y: 4, width: 20, height: 10), transform: nil).applyWithBlock {
            types.append($0.pointee.type)
        }
        let curves = [CGPathElementType](repeating: .addCurveToPoint, count: 4)
        #expect(types == [.moveToPoint] + curves + [.closeSubpath])
    }

    @Test func `a mutable copy does not change the original`() throws {
        let original = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        let copy = try #require(original.mutableCopy())
        #expect(copy.isEqual(original))
        copy.addLine(to: CGPoint(x: 9, y: 9))
        #expect(!copy.isEqual(original))
        #expect(original.elements.count == 5)
    }

    @Test func `rounded corners are cut down to half of the sides`() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 6)
        let path = CGPath(roundedRect: rect, cornerWidth: 50, cornerHeight: 50, transform: nil)
        #expect(path.boundingBoxOfPath == rect)
        #expect(!path.contains(CGPoint(x: 0.2, y: 0.2)))
    }
}
