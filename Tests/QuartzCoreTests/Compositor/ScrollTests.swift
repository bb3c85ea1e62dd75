import Foundation
import QuartzCore
import Testing

/// Moving the pixels of scrolled content must give exactly the pixels of painting it.
@MainActor
struct ScrollTests {
    @Test(arguments: 0..<60)
    func movedPixelsEqualPaintedOnes(seed: Int) {
        var scrolled = ScrolledScreen(seed: seed)
        let screen = scrolled.screen
        screen.render()
        var moves = 0
        for step in 0..<40 {
            scrolled.change()
            screen.render(after: 0.02)
            moves += screen.host.scrolls.count
            let wrong = screen.wrongPixels()
            #expect(wrong == nil, "step \(step), \(scrolled.lastChange)")
            if wrong != nil { return }
        }
        #expect(moves > 0 || seed % 5 != 4)
    }

    private let list = CALayer()
    private let screen = Screen(width: 100, height: 200)
    private let still = StillDelegate()

    /// A list of white rows with a red mark each on the whole screen.
    private func showList(rowColor: CGColor? = .white) {
        list.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        list.masksToBounds = true
        list.delegate = still
        screen.root.addSublayer(list)
        for number in 0..<40 {
            let row = screen.add(CGRect(x: 0, y: number * 20, width: 100, height: 20), color: rowColor, to: list)
            screen.add(CGRect(x: number, y: 5, width: 10, height: 10), color: .red, to: row)
        }
        screen.render()
    }

    @Test func onlyWhatComesIntoSightIsPainted() throws {
        list.backgroundColor = .white
        showList()
        list.bounds.origin.y = 7
        #expect(screen.render() == [PixelRect(x: 0, y: 0, width: 100, height: 200)])
        let scroll = try #require(screen.host.scrolls.first)
        #expect(scroll.region == PixelRect(x: 0, y: 0, width: 100, height: 200))
        #expect((scroll.across, scroll.down) == (0, -7))
        #expect(screen.host.paintedRects == [PixelRect(x: 0, y: 193, width: 100, height: 7)])
        list.bounds.origin.y = 3
        screen.render()
        #expect(screen.host.paintedRects == [PixelRect(x: 0, y: 0, width: 100, height: 4)])
        #expect(screen.pixel(1, 2) == 0xFFFF_0000)
    }

    @Test func rowsThatAreOpaqueScrollOverAnything() {
        screen.root.contents = solidImage(width: 10, height: 10) { x, y in 0xff00_0000 | UInt32(x * y) }
        showList()
        list.bounds.origin.y = 7
        screen.render()
        #expect(screen.host.scrolls.count == 1)
        #expect(screen.host.paintedRects == [PixelRect(x: 0, y: 193, width: 100, height: 7)])
    }

    @Test func aPictureBehindIsNotMoved() {
        screen.root.contents = solidImage(width: 10, height: 10) { x, y in 0xff00_0000 | UInt32(x * y) }
        showList(rowColor: nil)
        list.bounds.origin.y = 7
        screen.render()
        #expect(screen.host.scrolls.isEmpty)
        #expect(screen.host.paintedRects == [PixelRect(x: 0, y: 0, width: 100, height: 200)])
    }

    @Test func stripesAlongTheWayAreAnEvenBackground() {
        list.contents = solidImage(width: 10, height: 20) { x, _ in x % 2 == 0 ? 0xff00_0000 : 0xff80_8080 }
        showList(rowColor: nil)
        list.bounds.origin.y = 7
        screen.render()
        #expect(screen.host.scrolls.count == 1)
        list.bounds.origin.x = 7
        screen.render()
        #expect(screen.host.scrolls.isEmpty)
    }

    @Test func whatIsInFrontIsPaintedWhereItIsAndWhereItsPictureWent() {
        list.backgroundColor = .white
        showList()
        let bar = screen.add(CGRect(x: 30, y: 50, width: 40, height: 30), color: .blue)
        bar.delegate = still
        screen.render()
        list.bounds.origin.y = 7
        screen.render()
        #expect(
            Set(screen.host.paintedRects) == [
                PixelRect(x: 0, y: 193, width: 100, height: 7), PixelRect(x: 30, y: 43, width: 40, height: 37),
            ])
        #expect(screen.pixel(40, 45) == 0xFFFF_FFFF && screen.pixel(40, 55) == 0xFF00_00FF)
        bar.frame = CGRect(x: 0, y: 0, width: 100, height: 190)
        screen.render()
        list.bounds.origin.y = 14
        screen.render()
        // Nearly everything is covered: the whole is painted.
        #expect(screen.host.scrolls.isEmpty)
    }

    @Test func aPartOfAPixelIsPainted() {
        list.backgroundColor = .white
        showList()
        list.bounds.origin.y = 7.5
        screen.render()
        #expect(screen.host.scrolls.isEmpty)
        list.bounds.origin.y = 8.5
        screen.render()
        #expect(screen.host.scrolls.count == 1)
    }

    @Test func animatedScrollingMovesPixelsToo() {
        list.backgroundColor = .white
        showList()
        list.delegate = nil
        let animation = CABasicAnimation(keyPath: "bounds.origin.y")
        (animation.fromValue, animation.toValue, animation.duration) = (0.0, 60.0, 1)
        list.add(animation, forKey: "scroll")
        screen.render()
        screen.render(after: 0.1)
        #expect(screen.host.scrolls.map(\.down) == [-6])
    }

    @Test func listsBesideEachOtherScrollAtOnce() {
        list.backgroundColor = .white
        showList()
        list.frame = CGRect(x: 0, y: 0, width: 50, height: 200)
        let other = screen.add(CGRect(x: 50, y: 0, width: 50, height: 200), color: .green)
        (other.masksToBounds, other.delegate) = (true, still)
        screen.add(CGRect(x: 5, y: 50, width: 20, height: 20), color: .red, to: other)
        screen.render()
        list.bounds.origin.y += 3
        other.bounds.origin.y -= 4
        screen.render()
        #expect(screen.host.scrolls.map(\.down) == [-3, 4])
        #expect(screen.pixel(56, 73) == 0xFFFF_0000 && screen.pixel(56, 53) == 0xFF00_FF00)
    }
}
