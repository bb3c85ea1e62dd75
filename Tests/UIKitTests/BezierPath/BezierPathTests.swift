import Testing
import UIKit

@MainActor struct BezierPathTests {
    /// The alpha of a pixel of a 20-point image that `drawing` draws in black.
    private func alphas(at points: [(Int, Int)], _ drawing: () -> Void) -> [UInt32] {
        let image = ImageContext.draw(size: CGSize(width: 20, height: 20), scale: 1) { _ in drawing() }
        return points.map { (image.cgImage?.surface.pixel(x: $0.0, y: $0.1) ?? 0) >> 24 }
    }

    private let box = CGRect(x: 2, y: 2, width: 16, height: 16)

    @Test func onlyTheNamedCornersAreRound() {
        let path = UIBezierPath(
            roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8))
        #expect(alphas(at: [(2, 2), (17, 2), (2, 17), (17, 17), (10, 10)], path.fill) == [0, 255, 255, 0, 255])
        #expect(path.bounds == box)
    }

    @Test func clockwiseArcsGoDownFirst() {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 10, y: 10), radius: 8, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(abs(path.currentPoint.x - 2) < 1e-6)
        path.close()
        #expect(path.contains(CGPoint(x: 10, y: 15)) && !path.contains(CGPoint(x: 10, y: 5)))
    }

    @Test func theFillRuleLeavesHoles() {
        let path = UIBezierPath(rect: box)
        path.append(UIBezierPath(rect: box.insetBy(dx: 4, dy: 4)))
        #expect(alphas(at: [(10, 10)], path.fill) == [255])
        path.usesEvenOddFillRule = true
        #expect(alphas(at: [(10, 10), (3, 3)], path.fill) == [0, 255])
        #expect(!path.contains(CGPoint(x: 10, y: 10)))
        #expect(
            alphas(at: [(10, 10), (3, 3)]) {
                path.addClip(); UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }
                == [0, 255])
    }

    @Test func linesHaveTheirStyle() {
        let path = UIBezierPath()
        path.addLine(to: CGPoint(x: 5, y: 5))
        #expect(path.isEmpty && path.bounds == .zero)
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 20, y: 10))
        path.lineWidth = 4
        path.setLineDash([5, 5], count: 2, phase: 0)
        #expect(alphas(at: [(2, 9), (7, 9), (12, 11), (2, 13)], path.stroke) == [255, 0, 255, 0])
        var count = 0, phase: CGFloat = 1
        var lengths: [CGFloat] = [0, 0]
        path.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(count == 2 && phase == 0 && lengths == [5, 5])
        path.setLineDash(nil, count: 0, phase: 0)
        #expect(alphas(at: [(7, 9)]) { path.stroke(with: .normal, alpha: 0.5) }.allSatisfy { (126...129).contains($0) })
    }

    @Test func thePathThatWasGivenOutDoesNotChange() {
        let path = UIBezierPath(rect: box)
        let before = path.cgPath
        path.apply(CGAffineTransform(translationX: 5, y: 0))
        #expect(before.boundingBox == box && path.bounds == box.offsetBy(dx: 5, dy: 0))
        path.cgPath = before
        #expect(path.bounds == box)
        path.removeAllPoints()
        #expect(path.isEmpty && before.boundingBox == box)
    }

    @Test func oddNumbersDrawNothingAndDoNotCrash() {
        let odd: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e30]
        for value in odd {
            let path = UIBezierPath(roundedRect: CGRect(x: value, y: 0, width: value, height: 5), cornerRadius: value)
            path.addArc(
                withCenter: CGPoint(x: value, y: value), radius: value, startAngle: value, endAngle: 0, clockwise: true)
            path.lineWidth = value
            path.flatness = value
            path.miterLimit = value
            path.setLineDash([value], count: 1, phase: value)
            _ = alphas(at: [(0, 0)]) {
                path.fill()
                path.stroke()
            }
            // What comes next is drawn as if nothing had happened.
            #expect(alphas(at: [(10, 10)], UIBezierPath(rect: box).fill) == [255])
        }
    }
}
