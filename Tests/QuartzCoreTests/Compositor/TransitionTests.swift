import Foundation
import QuartzCore
import Testing

@MainActor
struct TransitionTests {
    private let screen = Screen()
    private let card: CALayer
    private let still = StillDelegate()
    private let red: UInt32 = 0xffff_0000
    private let blue: UInt32 = 0xff00_00ff

    init() {
        card = screen.add(CGRect(x: 0, y: 0, width: 100, height: 100), color: .red)
        card.delegate = still
        screen.render()
    }

    /// Runs a transition of one second to a blue card with a linear course.
    private func run(_ type: CATransitionType, _ subtype: CATransitionSubtype, to progress: Double) {
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
        card.add(transition, forKey: nil)
        card.backgroundColor = .blue
        screen.render()
        screen.render(after: progress)
    }

    private func column(_ x: Int) -> Int {
        (0..<100).count { screen.pixel(x, $0) == red || screen.pixel(x, $0) == blue }
    }

    @Test func aFlipShowsTheOldThenTheNewAndStaysInItsPlace() {
        run(.flip, .fromLeft, to: 0.25)
        #expect(screen.pixel(40, 50) == red)
        #expect(screen.pixel(2, 50) == 0xff00_0000 && screen.pixel(98, 50) == 0xff00_0000)
        // The left side is near, the right side far.
        #expect(column(20) > column(75) && column(75) > 0)
        screen.render(after: 0.5)
        #expect(screen.pixel(60, 50) == blue)
        #expect(column(80) > column(25) && column(25) > 0)
        screen.render(after: 0.3)
        #expect(screen.pixel(2, 2) == blue && screen.pixel(98, 98) == blue)
    }

    @Test func aFlipFromTheRightComesFromTheRight() {
        run(.flip, .fromRight, to: 0.25)
        #expect(column(80) > column(25) && column(25) > 0)
    }

    @Test func aPageCurlsAwayFromItsLowerRightCorner() {
        run(.pageCurl, .fromLeft, to: 0.4)
        #expect(screen.pixel(2, 2) == red)
        #expect(screen.pixel(97, 97) == blue)
        // The back of the page is light.
        let light = (0..<100).contains { place in
            let pixel = screen.pixel(place, place)
            return pixel & 0xff > 0x90 && pixel >> 16 & 0xff > 0x90
        }
        #expect(light)
        screen.render(after: 0.59)
        #expect(screen.pixel(50, 50) == blue)
    }

    @Test func aPageUncurlsOverTheOld() {
        run(.pageUnCurl, .fromLeft, to: 0.6)
        #expect(screen.pixel(2, 2) == blue)
        #expect(screen.pixel(97, 97) == red)
    }

    @Test func transitionsFollowAnInterfaceThatIsTurned() {
        screen.still { card.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1) }
        screen.render()
        // The card's left is the screen's top.
        run(.push, .fromLeft, to: 0.25)
        #expect(screen.pixel(50, 10) == blue && screen.pixel(50, 60) == red)
    }

    @Test func aTransitionCanBeginAndEndOnItsWay() {
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (.push, .fromRight, 1)
        (transition.startProgress, transition.endProgress) = (0.5, 0.75)
        card.add(transition, forKey: nil)
        card.backgroundColor = .blue
        screen.render()
        #expect(screen.pixel(40, 50) == red && screen.pixel(60, 50) == blue)
        screen.render(after: 0.96)
        #expect(screen.pixel(20, 50) == red && screen.pixel(30, 50) == blue)
    }

    @Test func everyMomentOfEveryTransitionIsDrawnOnAnyPlace() {
        let types: [CATransitionType] = [.fade, .push, .moveIn, .reveal, .flip, .cube, .pageCurl, .pageUnCurl]
        for type in types {
            for size in [CGSize(width: 1, height: 1), CGSize(width: 3, height: 100), CGSize(width: 0, height: 5)] {
                screen.still {
                    card.bounds.size = size
                    card.backgroundColor = .red
                }
                screen.render(after: 2)
                run(type, .fromTop, to: 0)
                for _ in 0..<10 { screen.render(after: 0.1) }
                #expect(card.animationKeys() == nil)
            }
        }
    }
}
