import Testing
import UIKit

@MainActor struct PageControlTests {
    private func control(pages: Int) -> UIPageControl {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        control.numberOfPages = pages
        return control
    }

    @Test func dotsHaveTheColoursOfTheApp() throws {
        let control = control(pages: 2)
        func centres() throws -> [UInt32] {
            let surface = try #require(Surface(width: 200, height: 36))
            let context = CGContext(surface: surface, scale: 1)
            UIGraphicsPushContext(context)
            defer { UIGraphicsPopContext() }
            context.setFillColor(gray: 0, alpha: 1)
            context.fill(control.bounds)
            control.draw(control.bounds)
            return [92, 108].map { surface.pixel(x: $0, y: 18) }
        }
        #expect(try centres()[0] == 0xFFFF_FFFF)
        #expect(try 0x40...0x60 ~= centres()[1] & 0xFF)
        control.pageIndicatorTintColor = .red
        control.currentPageIndicatorTintColor = .blue
        #expect(try centres() == [0xFF00_00FF, 0xFFFF_0000])
    }

    @Test func tapsTurnPagesAndStopAtTheEnds() {
        let control = control(pages: 3)
        let finger = Finger(on: control)
        finger.tap(150, 18)
        finger.tap(150, 18)
        #expect(control.currentPage == 2 && finger.valueChanges == 2)
        finger.tap(150, 18)
        #expect(control.currentPage == 2 && finger.valueChanges == 2)
        finger.tap(50, 18)
        #expect(control.currentPage == 1 && finger.valueChanges == 3)
    }

    @Test func aPageThatIsNoneBecomesTheNearest() {
        let control = control(pages: 3)
        control.currentPage = 7
        #expect(control.currentPage == 2)
        control.currentPage = -1
        #expect(control.currentPage == 0)
        control.currentPage = 2
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        #expect(control.accessibilityValue == "page 2 of 2")
    }

    @Test func theDotsMayWaitForTheApp() {
        let control = control(pages: 2)
        let finger = Finger(on: control)
        control.layer.displayIfNeeded()
        control.defersCurrentPageDisplay = true
        finger.tap(150, 18)
        #expect(control.currentPage == 1)
        control.isHighlighted = false
        control.layer.displayIfNeeded()
        control.updateCurrentPageDisplay()
        #expect(control.layer.needsDisplay())
    }

    @Test func eachPageTakesSixteenPoints() {
        let control = control(pages: 4)
        #expect(control.size(forNumberOfPages: 1) == CGSize(width: 6, height: 36))
        #expect(control.sizeThatFits(.zero) == CGSize(width: 54, height: 36))
        #expect(control.size(forNumberOfPages: 0).width == 0)
    }
}
