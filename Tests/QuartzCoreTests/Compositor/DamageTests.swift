import Foundation
import QuartzCore
import Testing

/// Rendering only what is damaged must give exactly the pixels of rendering everything.
@MainActor
struct DamageTests {
    @Test(arguments: 0..<24)
    func damagedRenderingEqualsFullRendering(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let screen = Screen(width: 120, height: 160, scale: seed % 2 == 0 ? 1 : 2)
        var tree = RandomTree(root: screen.root, random: random)
        random = SeededGenerator(seed: UInt64(seed) + 1000)
        tree.grow(to: 14)
        screen.render()
        for step in 0..<40 {
            let isAnimated = seed % 3 == 0
            CATransaction.begin()
            CATransaction.setDisableActions(!isAnimated)
            tree.mutate()
            if step % 4 == 0 { tree.mutate() }
            CATransaction.commit()
            screen.render(after: 0.03)
            let wrong = screen.wrongPixels()
            #expect(wrong == nil, "step \(step), \(tree.lastMutation)")
            if wrong != nil { return }
        }
    }

    /// The layers between cannot be seen either as long as nothing in them can.
    @Test func theOnlyThingInALayerAppearsAgain() {
        let screen = Screen()
        let outer = screen.add(CGRect(x: 0, y: 0, width: 100, height: 100))
        let middle = screen.add(CGRect(x: 0, y: 0, width: 100, height: 100), to: outer)
        let inner = screen.add(CGRect(x: 10, y: 10, width: 20, height: 20), color: .red, to: middle)
        screen.render()
        screen.still { inner.opacity = 0 }
        screen.render(after: 0.1)
        #expect(screen.pixel(15, 15) == 0xFF00_0000)
        screen.still { inner.opacity = 1 }
        screen.render(after: 0.1)
        #expect(screen.pixel(15, 15) == 0xFFFF_0000)
    }

    @Test func nothingChangedMeansNoDamage() {
        let screen = Screen()
        screen.add(CGRect(x: 10, y: 10, width: 20, height: 20), color: .red)
        #expect(!screen.render().isEmpty)
        #expect(screen.render(after: 1).isEmpty)
        #expect(!screen.host.needsRender)
    }

    @Test func aMovedLayerDamagesWhereItWasAndWhereItIs() {
        let screen = Screen()
        let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: .red)
        layer.delegate = still
        screen.render()
        layer.position = CGPoint(x: 55, y: 5)
        let damage = Set(screen.render())
        #expect(
            damage == [
                PixelRect(x: 0, y: 0, width: 10, height: 10), PixelRect(x: 50, y: 0, width: 10, height: 10),
            ])
    }

    @Test func aChangedColourDamagesTheLayerAlone() {
        let screen = Screen()
        let parent = screen.add(CGRect(x: 0, y: 0, width: 100, height: 100), color: .white)
        let layer = screen.add(CGRect(x: 20, y: 30, width: 10, height: 5), color: .red, to: parent)
        layer.delegate = still
        screen.render()
        layer.backgroundColor = .blue
        #expect(screen.render() == [PixelRect(x: 20, y: 30, width: 10, height: 5)])
        #expect(screen.pixel(20, 30) == 0xff00_00ff)
    }

    @Test func aHiddenLayerIsGoneAndComesBackAsItIsNow() {
        let screen = Screen()
        let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: .red)
        let inner = screen.add(CGRect(x: 0, y: 0, width: 5, height: 5), color: .green, to: layer)
        (layer.delegate, inner.delegate) = (still, still)
        screen.render()
        layer.isHidden = true
        screen.render()
        #expect(screen.pixel(2, 2) == 0xff00_0000)
        inner.backgroundColor = .blue
        #expect(screen.render().isEmpty)
        layer.isHidden = false
        screen.render()
        #expect(screen.pixel(2, 2) == 0xff00_00ff)
        #expect(screen.pixel(7, 7) == 0xffff_0000)
    }

    @Test func aRemovedLayerDamagesWhereItWas() {
        let screen = Screen()
        let layer = screen.add(CGRect(x: 10, y: 10, width: 10, height: 10), color: .red)
        screen.render()
        layer.removeFromSuperlayer()
        #expect(screen.render() == [PixelRect(x: 10, y: 10, width: 10, height: 10)])
        #expect(screen.pixel(12, 12) == 0xff00_0000)
    }

    @Test func damageIsNeverMoreThanEightRectangles() {
        var damage = Damage(within: PixelRect(x: 0, y: 0, width: 1000, height: 1000))
        for index in 0..<40 { damage.add(PixelRect(x: index * 25, y: (index * 7) % 40 * 25, width: 5, height: 5)) }
        #expect(damage.rectangles.count <= Damage.mostRectangles)
        for index in 0..<40 {
            let rect = PixelRect(x: index * 25, y: (index * 7) % 40 * 25, width: 5, height: 5)
            #expect(damage.rectangles.contains { $0.contains(rect) })
        }
        for (index, first) in damage.rectangles.enumerated() {
            for second in damage.rectangles.dropFirst(index + 1) { #expect(first.intersection(second).isEmpty) }
        }
    }

    @Test func partsOfAHostedSurfaceDamageOnlyThemselves() throws {
        let screen = Screen()
        let hosted = try #require(Surface(width: 100, height: 100))
        let layer = screen.add(CGRect(x: 0, y: 0, width: 100, height: 100))
        layer.hostedSurface = hosted
        screen.render()
        #expect(screen.pixel(3, 3) == 0xff00_0000)
        hosted.row(3)[3] = 0xff12_3456
        layer.hostedSurfaceDidChange([PixelRect(x: 3, y: 3, width: 1, height: 1)])
        #expect(screen.render() == [PixelRect(x: 3, y: 3, width: 1, height: 1)])
        #expect(screen.pixel(3, 3) == 0xff12_3456)
    }

    private let still = StillDelegate()
}
