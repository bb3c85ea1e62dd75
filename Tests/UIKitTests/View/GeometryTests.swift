import Testing
import UIKit

@MainActor struct GeometryTests {
    @Test func frameIsMadeOfCenterAndBounds() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        view.bounds = CGRect(x: 7, y: 8, width: 20, height: 10)
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.frame == CGRect(x: 50, y: 40, width: 20, height: 10))
        view.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        #expect(view.bounds == CGRect(x: 7, y: 8, width: 30, height: 30))
    }

    @Test func aTransformChangesTheFrameButNotTheBounds() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.frame == CGRect(x: -50, y: -50, width: 200, height: 150))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        #expect(view.center == CGPoint(x: 50, y: 25))
    }

    @Test func pointsConvertThroughOffsetsAndBoundsOrigins() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let middle = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
        let leaf = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
        root.addSubview(middle)
        middle.addSubview(leaf)
        middle.bounds.origin = CGPoint(x: 0, y: 30)
        #expect(leaf.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: -2))
        #expect(leaf.convert(CGPoint(x: 16, y: -2), from: root) == CGPoint(x: 1, y: 2))
        #expect(leaf.convert(leaf.bounds, to: middle) == CGRect(x: 5, y: 6, width: 50, height: 50))
    }

    @Test func pointsConvertBetweenBranches() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let left = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let right = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
        root.addSubview(left)
        root.addSubview(right)
        #expect(left.convert(CGPoint.zero, to: right) == CGPoint(x: -90, y: -190))
        #expect(left.convert(CGPoint.zero, from: right) == CGPoint(x: 90, y: 190))
    }

    @Test func pointsConvertUnderRotationAndScale() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        root.addSubview(view)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
        let corner = view.convert(CGPoint(x: 0, y: 0), to: root)
        #expect(abs(corner.x - 250) < 1e-9 && abs(corner.y - 50) < 1e-9)
        let back = view.convert(corner, from: root)
        #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
        let box = view.convert(CGRect(x: 0, y: 0, width: 50, height: 100), to: root)
        #expect(abs(box.width - 200) < 1e-9 && abs(box.height - 100) < 1e-9)
    }

    @Test func nilMeansTheWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
        window.addSubview(view)
        #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 31, y: 41))
        #expect(view.convert(CGPoint(x: 31, y: 41), from: nil) == CGPoint(x: 1, y: 1))
    }

    @Test func sizeToFitKeepsTheCorner() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 44) }
        }
        let view = Fitting(frame: CGRect(x: 9, y: 8, width: 100, height: 100))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 9, y: 8, width: 33, height: 44))
        #expect(
            UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 6)).sizeThatFits(.zero) == CGSize(width: 5, height: 6))
    }

    @Test func pointsOfAViewWithAFlippedLayerCountFromItsLowerEdge() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
        view.layer.isGeometryFlipped = true
        outer.addSubview(view)
        #expect(view.convert(CGPoint(x: 5, y: 1), to: outer) == CGPoint(x: 15, y: 59))
        #expect(outer.convert(CGPoint(x: 15, y: 59), to: view) == CGPoint(x: 5, y: 1))
        #expect(outer.hitTest(CGPoint(x: 15, y: 59), with: nil) === view)
    }
}
