import Foundation
import QuartzCore
import Testing

@MainActor
struct CompositingTests {
    private let screen = Screen()

    init() {
        // A setting of the implicit transaction would hold for whatever test comes next on the main actor.
        screen.still { screen.root.backgroundColor = .white }
    }

    @Test func opacityAppliesToAGroupAsAWhole() {
        let group = screen.add(CGRect(x: 0, y: 0, width: 20, height: 20), color: .red)
        screen.add(CGRect(x: 10, y: 0, width: 20, height: 20), color: .blue, to: group)
        group.opacity = 0.5
        screen.render()
        // The red below the blue does not show through.
        #expect(isClose(screen.pixel(15, 5), 0xff80_80ff))
        #expect(isClose(screen.pixel(5, 5), 0xffff_8080))
        #expect(isClose(screen.pixel(25, 5), 0xff80_80ff))
    }

    @Test func roundedCornersAreRound() {
        let layer = screen.add(CGRect(x: 10, y: 10, width: 40, height: 40), color: .red)
        layer.cornerRadius = 20
        screen.render()
        for y in 0..<60 {
            for x in 0..<60 {
                let distance = hypot(Double(x) + 0.5 - 30, Double(y) + 0.5 - 30)
                if distance < 19 { #expect(screen.pixel(x, y) == 0xffff_0000) }
                if distance > 21 { #expect(screen.pixel(x, y) == 0xffff_ffff) }
            }
        }
    }

    @Test func roundedCornersClipWhatIsInside() {
        let layer = screen.add(CGRect(x: 10, y: 10, width: 40, height: 40))
        (layer.cornerRadius, layer.masksToBounds) = (10, true)
        screen.add(CGRect(x: -10, y: -10, width: 100, height: 100), color: .blue, to: layer)
        screen.render()
        #expect(screen.pixel(9, 30) == 0xffff_ffff)
        #expect(screen.pixel(10, 10) == 0xffff_ffff)
        #expect(screen.pixel(49, 49) == 0xffff_ffff)
        #expect(screen.pixel(10, 30) == 0xff00_00ff)
        #expect(screen.pixel(14, 14) == 0xff00_00ff)
    }

    @Test func aTurnedLayerClipsWhatIsInside() {
        let layer = screen.add(CGRect(x: 30, y: 30, width: 40, height: 40))
        (layer.masksToBounds, layer.cornerRadius) = (true, 8)
        layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        screen.add(CGRect(x: -50, y: -50, width: 200, height: 200), color: .blue, to: layer)
        screen.render()
        #expect(screen.pixel(50, 50) == 0xff00_00ff)
        #expect(screen.pixel(50, 28) == 0xff00_00ff)
        #expect(screen.pixel(32, 32) == 0xffff_ffff)
        #expect(screen.pixel(50, 23) == 0xffff_ffff)
    }

    @Test func aMaskHidesWhatItDoesNotCover() {
        let layer = screen.add(CGRect(x: 10, y: 10, width: 40, height: 40), color: .red)
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
        mask.backgroundColor = CGColor(gray: 0, alpha: 1)
        layer.mask = mask
        screen.render()
        #expect(screen.pixel(20, 20) == 0xffff_0000)
        #expect(screen.pixel(40, 20) == 0xffff_ffff)
        screen.still { mask.opacity = 0.5 }
        screen.render()
        #expect(isClose(screen.pixel(20, 20), 0xffff_8080))
    }

    @Test func shadowsFallWhereTheirOffsetSays() {
        let layer = screen.add(CGRect(x: 30, y: 30, width: 20, height: 20), color: .red)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 10, height: 10))
        screen.render()
        #expect(screen.pixel(35, 35) == 0xffff_0000)
        #expect(screen.pixel(55, 55) == 0xff00_0000)
        #expect(screen.pixel(55, 35) == 0xffff_ffff)
        screen.still { layer.shadowRadius = 5 }
        screen.render()
        let (middle, edge, far) = (screen.pixel(53, 53), screen.pixel(60, 55), screen.pixel(80, 55))
        #expect(middle & 0xff < edge & 0xff)
        #expect(edge & 0xff > 0x40 && edge & 0xff < 0xc0)
        #expect(far == 0xffff_ffff)
    }

    @Test func zPositionDecidesWhatIsInFront() {
        let back = screen.add(CGRect(x: 0, y: 0, width: 20, height: 20), color: .red)
        screen.add(CGRect(x: 0, y: 0, width: 20, height: 20), color: .blue)
        back.zPosition = 1
        screen.render()
        #expect(screen.pixel(5, 5) == 0xffff_0000)
    }

    @Test func contentsGoWhereGravityPutsThem() {
        let image = solidImage(width: 10, height: 10) { _, _ in 0xff00_ff00 }
        let layer = screen.add(CGRect(x: 0, y: 0, width: 30, height: 30))
        layer.contents = image
        func corners() -> [Bool] {
            screen.render()
            return [(2, 2), (27, 2), (2, 27), (27, 27), (15, 15)].map { screen.pixel($0.0, $0.1) == 0xff00_ff00 }
        }
        #expect(corners() == [true, true, true, true, true])
        layer.contentsGravity = .center
        #expect(corners() == [false, false, false, false, true])
        layer.contentsGravity = .bottomLeft
        #expect(corners() == [true, false, false, false, false])
        layer.contentsGravity = .topRight
        #expect(corners() == [false, false, false, true, false])
    }

    @Test func onlyTheCentreIsStretched() {
        let image = solidImage(width: 9, height: 9) { x, y in
            (3..<6).contains(x) && (3..<6).contains(y) ? 0xff00_00ff : 0xffff_0000
        }
        let layer = screen.add(CGRect(x: 0, y: 0, width: 60, height: 60))
        layer.contents = image
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        layer.magnificationFilter = .nearest
        screen.render()
        #expect(screen.pixel(2, 30) == 0xffff_0000)
        #expect(screen.pixel(4, 30) == 0xff00_00ff)
        #expect(screen.pixel(56, 56) == 0xff00_00ff)
        #expect(screen.pixel(57, 57) == 0xffff_0000)
    }

    @Test func whatIsStretchedIsNotBlendedWithTheEndsThatAreNot() {
        let rows: [UInt32] = [0xffff_0000, 0xff00_ff00, 0xff00_00ff]
        let layer = screen.add(CGRect(x: 0, y: 0, width: 20, height: 60))
        layer.contents = solidImage(width: 1, height: 3) { _, y in rows[y] }
        layer.contentsCenter = CGRect(x: 0, y: 1.0 / 3, width: 1, height: 1.0 / 3)
        screen.render()
        #expect(screen.pixel(10, 0) == rows[0])
        #expect((1..<59).allSatisfy { screen.pixel(10, $0) == rows[1] })
        #expect(screen.pixel(10, 59) == rows[2])
        // A middle of several pixels keeps their order, from edge to edge.
        screen.still {
            layer.contents = solidImage(width: 1, height: 4) { _, y in [rows[0], rows[1], rows[2], rows[0]][y] }
            layer.contentsCenter = CGRect(x: 0, y: 0.25, width: 1, height: 0.5)
        }
        screen.render()
        #expect((1..<59).allSatisfy { screen.pixel(10, $0) >> 16 & 0xff == 0 })
        let greens = (1..<59).map { screen.pixel(10, $0) >> 8 & 0xff }
        #expect(greens[0] > 0xf8 && greens[57] < 8 && zip(greens, greens.dropFirst()).allSatisfy { $0 >= $1 })
    }

    @Test func whatIsStretchedOneWayStaysInPlaceTheOther() {
        let columns: [UInt32] = [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xff00_0000]
        let layer = screen.add(CGRect(x: 10, y: 0, width: 4, height: 60))
        layer.contents = solidImage(width: 4, height: 5) { x, _ in columns[x] }
        layer.contentsCenter = CGRect(x: 0, y: 0.4, width: 1, height: 0.2)
        screen.render()
        for y in [0, 1, 2, 30, 57, 58, 59] {
            #expect((0..<4).map { screen.pixel(10 + $0, y) } == columns)
        }
    }

    @Test func aTurnedStretchedPictureStaysInItsFrame() {
        let layer = screen.add(CGRect(x: 30, y: 30, width: 20, height: 20))
        layer.contents = solidImage(width: 3, height: 3) { _, _ in 0xffff_0000 }
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        screen.render()
        #expect(screen.pixel(40, 40) == 0xffff_0000)
        for (x, y) in [(30, 30), (50, 30), (30, 50), (50, 50), (40, 20), (40, 60), (20, 40), (60, 40)] {
            #expect(screen.pixel(x, y) == 0xffff_ffff)
        }
    }

    @Test func perspectiveMakesWhatIsFarSmaller() {
        let stage = screen.add(CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.sublayerTransform.m34 = -1 / 100
        let card = screen.add(CGRect(x: 20, y: 20, width: 60, height: 60), color: .red, to: stage)
        card.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
        screen.render()
        func height(_ x: Int) -> Int { (0..<100).filter { screen.pixel(x, $0) == 0xffff_0000 }.count }
        #expect(height(32) != 0 && height(65) != 0)
        #expect(abs(height(32) - height(65)) > 10)
        screen.still {
            card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
            card.isDoubleSided = false
        }
        screen.render()
        #expect(screen.pixel(50, 50) == 0xffff_ffff)
    }

    @Test func theSameTreeAndTimeGiveTheSamePixels() {
        func run() -> [UInt32] {
            let screen = Screen(width: 120, height: 160)
            var tree = RandomTree(root: screen.root, random: SeededGenerator(seed: 5))
            tree.grow(to: 20)
            screen.render()
            for _ in 0..<10 {
                tree.mutate()
                screen.render(after: 0.05)
            }
            return screen.pixels
        }
        #expect(run() == run())
    }

    private func isClose(_ a: UInt32, _ b: UInt32) -> Bool {
        stride(from: 0, to: 32, by: 8).allSatisfy { abs(Int(a >> $0 & 0xff) - Int(b >> $0 & 0xff)) <= 1 }
    }
}
