import Foundation
import QuartzCore
import Testing

@MainActor
struct GeometryTests {
    @Test func theFrameComesFromBoundsPositionAndAnchor() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 5, y: 5, width: 40, height: 20)
        layer.position = CGPoint(x: 100, y: 50)
        #expect(layer.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(layer.frame == CGRect(x: 100, y: 30, width: 40, height: 20))
    }

    @Test func theFrameSurroundsATurnedLayer() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(isClose(layer.frame, CGRect(x: 10, y: -10, width: 20, height: 40)))
    }

    @Test func settingTheFrameKeepsTransformAndAnchor() {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0.25, y: 0)
        layer.transform = CATransform3DMakeScale(2, 4, 1)
        layer.frame = CGRect(x: 10, y: 20, width: 80, height: 40)
        #expect(layer.bounds.size == CGSize(width: 40, height: 10))
        #expect(layer.position == CGPoint(x: 30, y: 20))
        #expect(isClose(layer.frame, CGRect(x: 10, y: 20, width: 80, height: 40)))
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        layer.frame = CGRect(x: 0, y: 0, width: 30, height: 60)
        #expect(isClose(layer.frame, CGRect(x: 0, y: 0, width: 30, height: 60)))
        #expect(abs(layer.bounds.width - 60) < 1e-9)
    }

    @Test func pointsConvertThroughScrolledAndTransformedLayers() {
        let root = CALayer()
        let scrolled = CALayer()
        let inner = CALayer()
        root.addSublayer(scrolled)
        scrolled.addSublayer(inner)
        scrolled.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        scrolled.bounds.origin = CGPoint(x: 0, y: 50)
        inner.frame = CGRect(x: 20, y: 60, width: 40, height: 40)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 31, y: 22))
        #expect(inner.convert(CGPoint(x: 31, y: 22), from: root) == CGPoint(x: 1, y: 2))
        inner.transform = CATransform3DMakeScale(0.5, 0.5, 1)
        #expect(
            root.convert(CGRect(x: 0, y: 0, width: 40, height: 40), from: inner)
                == CGRect(x: 40, y: 30, width: 20, height: 20))
    }

    @Test func convertingThereAndBackIsTheSamePoint() {
        var random = SeededGenerator(seed: 7)
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
        for _ in 0..<50 {
            let layers = (0..<4).map { _ in CALayer() }
            for (above, layer) in zip(layers, layers.dropFirst()) {
                above.addSublayer(layer)
                layer.frame = CGRect(
                    x: number(-50...50), y: number(-50...50), width: number(10...90), height: number(10...90))
                layer.transform = CATransform3DRotate(
                    CATransform3DMakeScale(number(0.3...2), number(0.3...2), 1), number(0...6), 0, 0, 1)
                above.sublayerTransform.m34 = -1 / 900
            }
            let point = CGPoint(x: number(0...50), y: number(0...50))
            let back = layers[3].convert(layers[3].convert(point, to: layers[0]), from: layers[0])
            #expect(hypot(back.x - point.x, back.y - point.y) < 1e-6)
        }
    }

    @Test func hitTestingFindsTheFrontmostLayer() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (back, front) = (CALayer(), CALayer())
        for layer in [back, front] {
            layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
            root.addSublayer(layer)
        }
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) === front)
        back.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) === back)
        back.isHidden = true
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) === front)
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
        #expect(root.hitTest(CGPoint(x: 105, y: 5)) == nil)
    }

    @Test func hitTestingReachesOutsideUnlessMasked() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        let outside = CALayer()
        outside.frame = CGRect(x: 60, y: 0, width: 20, height: 20)
        root.addSublayer(outside)
        #expect(root.hitTest(CGPoint(x: 65, y: 5)) === outside)
        root.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 65, y: 5)) == nil)
    }

    @Test func hitTestingFollowsRotation() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let bar = CALayer()
        bar.frame = CGRect(x: 10, y: 45, width: 80, height: 10)
        bar.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        root.addSublayer(bar)
        #expect(root.hitTest(CGPoint(x: 50, y: 15)) === bar)
        #expect(root.hitTest(CGPoint(x: 15, y: 50)) === root)
    }

    private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
        max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height)) < 1e-9
    }
}
