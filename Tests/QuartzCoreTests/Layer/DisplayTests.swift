import Foundation
import QuartzCore
import Testing

@MainActor
struct DisplayTests {
    @Test func contentsAreDrawnOnceUntilAskedAgain() {
        let screen = Screen()
        let layer = screen.add(CGRect(x: 10, y: 10, width: 20, height: 20))
        let drawer = ColorDrawer(.red)
        layer.delegate = drawer
        screen.render()
        #expect(drawer.drawings == 0)
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay())
        screen.render()
        #expect(!layer.needsDisplay())
        layer.position = CGPoint(x: 50, y: 50)
        screen.render()
        #expect(drawer.drawings == 1)
        #expect(screen.pixel(45, 45) == 0xffff_0000)
        layer.setNeedsDisplay()
        screen.render()
        #expect(drawer.drawings == 2)
    }

    @Test func aPartIsDrawnWithinItsClip() {
        let screen = Screen()
        let layer = screen.add(CGRect(x: 0, y: 0, width: 40, height: 40))
        let drawer = ColorDrawer(.red)
        layer.delegate = drawer
        layer.setNeedsDisplay()
        screen.render()
        layer.setNeedsDisplay(CGRect(x: 4, y: 5, width: 6, height: 7))
        screen.render()
        #expect(drawer.clips.last == CGRect(x: 4, y: 5, width: 6, height: 7))
    }

    @Test func contentsAreDrawnAtTheirScale() {
        let screen = Screen(scale: 2)
        let layer = screen.add(CGRect(x: 0, y: 0, width: 20, height: 20))
        layer.contentsScale = 2
        let drawer = ColorDrawer(.green)
        layer.delegate = drawer
        layer.setNeedsDisplay()
        screen.render()
        #expect(screen.pixel(39, 39) == 0xff00_ff00)
        #expect(screen.pixel(40, 40) == 0xff00_0000)
    }

    @Test func boundsChangesRedrawOnlyWhenAsked() {
        let screen = Screen()
        let layer = screen.add(CGRect(x: 0, y: 0, width: 20, height: 20))
        let drawer = ColorDrawer(.green)
        layer.delegate = drawer
        layer.setNeedsDisplay()
        screen.render()
        layer.bounds.size.width = 40
        screen.render()
        #expect(drawer.drawings == 1)
        // What was drawn is stretched.
        #expect(screen.pixel(28, 10) == 0xff00_ff00)
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 30
        screen.render()
        #expect(drawer.drawings == 2)
    }

    @Test func layoutRunsBeforeAFrameAndOnlyWhenNeeded() {
        final class Row: CALayer {
            var layouts = 0
            override func layoutSublayers() {
                layouts += 1
                sublayers?.first?.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
            }
        }
        let screen = Screen()
        let row = Row()
        row.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
        screen.root.addSublayer(row)
        screen.add(.zero, color: .red, to: row)
        screen.render()
        #expect(screen.pixel(19, 5) == 0xffff_0000)
        #expect(screen.pixel(20, 5) == 0xff00_0000)
        screen.render()
        #expect(row.layouts == 1)
        row.bounds.size.width = 80
        row.layoutIfNeeded()
        #expect(row.layouts == 2)
    }

    @Test func layoutAskedForDuringLayoutIsNotForgotten() {
        final class Restless: CALayer {
            var layouts = 0
            override func layoutSublayers() {
                layouts += 1
                if layouts < 5 { setNeedsLayout() }
            }
        }
        let screen = Screen()
        let layer = Restless()
        screen.add(CGRect(x: 0, y: 0, width: 50, height: 50)).addSublayer(layer)
        screen.render()
        for _ in 0..<5 where screen.host.needsRender { screen.render() }
        #expect(layer.layouts == 5)
        #expect(!layer.needsLayout())
        #expect(!screen.host.needsRender)
    }

    @Test func aLayerPicturesItselfInAContext() throws {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.backgroundColor = .blue
        let inner = CALayer()
        inner.frame = CGRect(x: 2, y: 2, width: 4, height: 4)
        inner.backgroundColor = .red
        layer.addSublayer(inner)
        let surface = try #require(Surface(width: 30, height: 30))
        let context = CGContext(surface: surface, scale: 1)
        context.translateBy(x: 5, y: 5)
        layer.render(in: context)
        context.flush()
        #expect(surface.pixel(x: 4, y: 4) == 0)
        #expect(surface.pixel(x: 5, y: 5) == 0xff00_00ff)
        #expect(surface.pixel(x: 8, y: 8) == 0xffff_0000)
        #expect(surface.pixel(x: 11, y: 11) == 0xff00_00ff)
    }
}
