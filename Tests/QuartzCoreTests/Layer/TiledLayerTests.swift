import Foundation
import QuartzCore
import Testing

@MainActor
struct TiledLayerTests {
    private let screen = Screen()

    /// Colours what it draws by its place, and remembers the clips.
    private final class Painter: CALayerDelegate {
        var clips: [CGRect] = []
        func draw(_ layer: CALayer, in ctx: CGContext) {
            let clip = ctx.boundingBoxOfClipPath
            clips.append(clip)
            ctx.setFillColor(clip.minX == 0 ? .red : .blue)
            ctx.fill(clip)
        }
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
    }

    private final class QuickTiles: CATiledLayer {
        override class func fadeDuration() -> CFTimeInterval { 0 }
    }

    @Test func onlyTilesInSightAreDrawn() {
        let (layer, painter) = (QuickTiles(), Painter())
        layer.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        layer.tileSize = CGSize(width: 64, height: 64)
        layer.delegate = painter
        screen.root.addSublayer(layer)
        layer.setNeedsDisplay()
        screen.render()
        #expect(painter.clips.count == 4)
        #expect(painter.clips.contains(CGRect(x: 64, y: 64, width: 64, height: 64)))
        #expect(screen.pixel(10, 10) == 0xffff_0000 && screen.pixel(80, 10) == 0xff00_00ff)
        screen.render(after: 1)
        #expect(painter.clips.count == 4)
        layer.position.x -= 64
        screen.render()
        #expect(painter.clips.count == 6)
        #expect(screen.pixel(10, 10) == 0xff00_00ff)
        layer.setNeedsDisplay(CGRect(x: 70, y: 0, width: 10, height: 10))
        screen.render()
        #expect(painter.clips.count == 7)
    }

    @Test func eachLevelOfDetailIsDrawnAtItsScale() {
        let (layer, painter) = (QuickTiles(), Painter())
        layer.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        layer.tileSize = CGSize(width: 64, height: 64)
        (layer.levelsOfDetail, layer.levelsOfDetailBias) = (3, 1)
        layer.delegate = painter
        screen.root.addSublayer(layer)
        layer.anchorPoint = .zero
        layer.position = .zero
        layer.setNeedsDisplay()
        layer.transform = CATransform3DMakeScale(0.25, 0.25, 1)
        screen.render()
        // The coarsest level has half the resolution: tiles of 128 points.
        #expect(painter.clips.first?.width == 128)
        painter.clips = []
        layer.transform = CATransform3DMakeScale(4, 4, 1)
        screen.render()
        #expect(painter.clips.first?.width == 32)
    }

    @Test func newTilesFadeIn() {
        let (layer, painter) = (CATiledLayer(), Painter())
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        layer.delegate = painter
        screen.root.addSublayer(layer)
        layer.setNeedsDisplay()
        screen.render()
        #expect(screen.pixel(10, 10) == 0xff00_0000)
        screen.render(after: 0.125)
        #expect((0x78...0x88).contains(screen.pixel(10, 10) >> 16 & 0xff))
        screen.render(after: 0.2)
        #expect(screen.pixel(10, 10) == 0xffff_0000)
        screen.render(after: 0.1)
        #expect(screen.host.nextFrameTime == nil)
    }

    @Test func agiganticLayerIsDrawnWhereItIsSeen() {
        let (layer, painter) = (CALayer(), Painter())
        layer.frame = CGRect(x: 0, y: 0, width: 1e6, height: 1e6)
        layer.delegate = painter
        screen.root.addSublayer(layer)
        layer.setNeedsDisplay()
        screen.render()
        #expect(painter.clips.count == 1)
        #expect(screen.pixel(50, 50) == 0xffff_0000)
        layer.frame.size = CGSize(width: 50, height: 50)
        layer.setNeedsDisplay()
        screen.render()
        #expect(screen.pixel(70, 70) == 0xff00_0000)
    }
}
