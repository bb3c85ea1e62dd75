import Foundation
import QuartzCore
import Testing

/// Layers that do more than show themselves: in space, several times, scrolled, in tiles.
@MainActor
struct SpecialLayerTests {
    private let screen = Screen()
    private let still = StillDelegate()

    private func face(_ color: CGColor, _ transform: CATransform3D, in parent: CALayer) -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.backgroundColor = color
        layer.transform = transform
        parent.addSublayer(layer)
        return layer
    }

    /// Two faces of a body, 40 points apart, around the middle of the screen.
    private func body(_ holder: CALayer) -> (front: CALayer, back: CALayer) {
        holder.position = CGPoint(x: 50, y: 50)
        screen.root.addSublayer(holder)
        return (
            face(.red, CATransform3DMakeTranslation(0, 0, 20), in: holder),
            face(.blue, CATransform3DMakeTranslation(0, 0, -20), in: holder)
        )
    }

    @Test func aTransformLayerShowsTheNearestOfItsFaces() {
        let holder = CATransformLayer()
        let (front, back) = body(holder)
        screen.render()
        #expect(screen.pixel(50, 50) == 0xffff_0000)
        #expect(screen.root.hitTest(CGPoint(x: 50, y: 50)) === front)
        screen.still { holder.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
        screen.render()
        #expect(screen.pixel(50, 50) == 0xff00_00ff)
        #expect(screen.root.hitTest(CGPoint(x: 50, y: 50)) === back)
        // From the side there is nothing between the two.
        screen.still { holder.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0) }
        screen.render()
        #expect(screen.pixel(50, 50) == 0xff00_0000)
    }

    @Test func perspectiveReachesIntoATransformLayer() {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 100
        screen.root.sublayerTransform = perspective
        let holder = CATransformLayer()
        let (front, _) = body(holder)
        screen.render()
        // 20 nearer of 100: a quarter larger, seen from the root layer's anchor point; what is further off is smaller.
        let edge = front.convert(CGPoint(x: 40, y: 0), to: screen.root)
        #expect(abs(edge.x - 70 * 1.25) < 0.01)
        #expect(screen.pixel(86, 50) == 0xffff_0000 && screen.pixel(89, 50) == 0xff00_0000)
        #expect(screen.pixel(30, 50) == 0xff00_00ff)
    }

    @Test func anOrdinaryLayerFlattensWhatIsInIt() {
        let holder = CALayer()
        _ = body(holder)
        screen.still { holder.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
        screen.render()
        #expect(screen.pixel(50, 50) == 0xffff_0000)
    }

    @Test func aLayerTurnedFromTheViewerIsNotSeenNorHitUnlessDoubleSided() {
        let layer = face(.red, CATransform3DMakeRotation(.pi, 0, 1, 0), in: screen.root)
        screen.render()
        #expect(screen.pixel(10, 10) == 0xffff_0000)
        screen.still { layer.isDoubleSided = false }
        screen.render()
        #expect(screen.pixel(10, 10) == 0xff00_0000)
        #expect(screen.root.hitTest(CGPoint(x: 10, y: 10)) === screen.root)
    }

    @Test func aReplicatorShowsItsSublayersSeveralTimes() {
        let replicator = CAReplicatorLayer()
        screen.root.addSublayer(replicator)
        screen.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: .white, to: replicator)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
        replicator.instanceGreenOffset = -0.5
        screen.render()
        #expect(screen.pixel(5, 5) == 0xffff_ffff)
        #expect(screen.pixel(20, 5) == 0xff00_0000)
        let second = screen.pixel(35, 5)
        #expect(second >> 16 & 0xff == 0xff && (0x7e...0x81).contains(second >> 8 & 0xff) && second & 0xff == 0xff)
        #expect(screen.pixel(65, 5) == 0xffff_00ff)
        #expect(screen.pixel(95, 5) == 0xff00_0000)
        screen.still { replicator.instanceCount = 2 }
        screen.render()
        #expect(screen.pixel(65, 5) == 0xff00_0000)
    }

    @Test func instancesOfAReplicatorAreLateByTheirDelay() {
        let replicator = CAReplicatorLayer()
        screen.root.addSublayer(replicator)
        let dot = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: .white, to: replicator)
        (replicator.instanceCount, replicator.instanceDelay) = (2, 1)
        replicator.instanceTransform = CATransform3DMakeTranslation(0, 50, 0)
        screen.render()
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (5, 85, 4)
        animation.fillMode = .backwards
        dot.add(animation, forKey: nil)
        screen.render()
        screen.render(after: 2)
        #expect(screen.pixel(45, 5) == 0xffff_ffff)
        #expect(screen.pixel(25, 55) == 0xffff_ffff && screen.pixel(45, 55) == 0xff00_0000)
    }

    @Test func aScrollLayerScrollsAsItsModeSays() {
        let scrolling = CAScrollLayer()
        scrolling.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        screen.root.addSublayer(scrolling)
        let content = screen.add(CGRect(x: 0, y: 0, width: 200, height: 200), color: .red, to: scrolling)
        #expect(scrolling.masksToBounds)
        content.scroll(CGPoint(x: 20, y: 30))
        #expect(scrolling.bounds.origin == CGPoint(x: 20, y: 30))
        #expect(content.visibleRect == CGRect(x: 20, y: 30, width: 50, height: 50))
        content.scrollRectToVisible(CGRect(x: 60, y: 60, width: 20, height: 10))
        #expect(scrolling.bounds.origin == CGPoint(x: 30, y: 30))
        scrolling.scrollMode = .vertically
        content.scroll(CGPoint(x: 0, y: 0))
        #expect(scrolling.bounds.origin == CGPoint(x: 30, y: 0))
        scrolling.scrollMode = .none
        content.scroll(CGPoint(x: 9, y: 9))
        #expect(scrolling.bounds.origin == CGPoint(x: 30, y: 0))
    }

    @Test func geometryIsFlippedButContentsAreNot() {
        let layer = screen.add(CGRect(x: 0, y: 0, width: 100, height: 100))
        layer.isGeometryFlipped = true
        let inner = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: .red, to: layer)
        // Red above blue.
        inner.contents = solidImage(width: 10, height: 10) { _, y in y < 5 ? 0xffff_0000 : 0xff00_00ff }
        screen.render()
        #expect(layer.contentsAreFlipped() && inner.contentsAreFlipped() && !screen.root.contentsAreFlipped())
        #expect(screen.pixel(5, 92) == 0xffff_0000 && screen.pixel(5, 98) == 0xff00_00ff)
        #expect(screen.pixel(5, 5) == 0xff00_0000)
        #expect(inner.convert(CGPoint(x: 0, y: 0), to: screen.root) == CGPoint(x: 0, y: 100))
    }

    @Test func drawingInAFlippedLayerHasYUp() {
        final class BandLayer: CALayer {
            override func draw(in context: CGContext) {
                context.setFillColor(.red)
                context.fill(CGRect(x: 0, y: 0, width: 100, height: 10))
            }
        }
        let layer = BandLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.isGeometryFlipped = true
        screen.root.addSublayer(layer)
        layer.setNeedsDisplay()
        screen.render()
        #expect(screen.pixel(5, 95) == 0xffff_0000 && screen.pixel(5, 5) == 0xff00_0000)
        // A part, too, is told in the layer's coordinates.
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 100, height: 4))
        screen.render()
        #expect(screen.pixel(5, 97) == 0xffff_0000 && screen.pixel(5, 92) == 0xffff_0000)
    }

    @Test func aRasterizedLayerIsDrawnAtItsScaleUntilSomethingInItChanges() {
        let layer = screen.add(CGRect(x: 0, y: 0, width: 40, height: 40), color: .red)
        let inner = screen.add(CGRect(x: 10, y: 10, width: 9, height: 9), color: .blue, to: layer)
        (layer.delegate, inner.delegate) = (still, still)
        layer.shouldRasterize = true
        screen.render()
        #expect(screen.pixel(5, 5) == 0xffff_0000 && screen.pixel(15, 15) == 0xff00_00ff)
        layer.position.x += 40
        screen.render()
        #expect(screen.pixel(5, 5) == 0xff00_0000 && screen.pixel(55, 15) == 0xff00_00ff)
        inner.backgroundColor = .green
        screen.render()
        #expect(screen.pixel(55, 15) == 0xff00_ff00)
        layer.rasterizationScale = 0.25
        screen.render()
        // Four points are one pixel now: the edge of the inner layer is not where it was.
        #expect(screen.pixel(50, 15) != 0xff00_ff00 || screen.pixel(58, 15) != 0xff00_ff00)
    }

    @Test func edgesAreSmoothOnlyIfTheMaskSaysSo() {
        let layer = face(.red, CATransform3DMakeRotation(0.3, 0, 0, 1), in: screen.root)
        layer.position = CGPoint(x: 50, y: 50)
        layer.delegate = still
        screen.render()
        func mixed() -> Int { screen.pixels.count { $0 != 0xffff_0000 && $0 != 0xff00_0000 } }
        let all = mixed()
        #expect(all > 100)
        layer.edgeAntialiasingMask = [.layerLeftEdge]
        screen.render()
        let one = mixed()
        #expect(one > 20 && one < all / 2)
        layer.edgeAntialiasingMask = []
        screen.render()
        #expect(mixed() == 0)
    }

    @Test func trilinearSamplingTakesTheMeanOfAllPixels() {
        let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.delegate = still
        // One white pixel in 64.
        layer.contents = solidImage(width: 80, height: 80) { x, y in
            x % 8 == 0 && y % 8 == 0 ? 0xffff_ffff : 0xff00_0000
        }
        screen.render()
        let linear = screen.pixel(5, 5) & 0xff
        layer.minificationFilter = .trilinear
        screen.render()
        #expect((2...6).contains(screen.pixel(5, 5) & 0xff))
        #expect(linear != screen.pixel(5, 5) & 0xff)
    }
}
