import MainLoop
import Testing
import UIKit

extension SharedApplicationTests {
    @MainActor @Suite struct ScrollViewTests {
        let log = ScrollLog()

        /// A scroll view of 300×400 points in the window's corner.
        func scrollView(on stage: TouchStage, content: CGSize) -> UIScrollView {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            view.contentSize = content
            view.delegate = log
            stage.window.addSubview(view)
            stage.wait(0.02)
            return view
        }

        let tall = CGSize(width: 300, height: 2000)

        @Test func aDragMovesTheContentWithTheFinger() {
            TouchStage.perform { stage in
                let view = scrollView(on: stage, content: tall)
                stage.down(150, 300)
                #expect(view.isTracking && !view.isDragging)
                stage.move(150, 288)
                #expect(view.isDragging && view.contentOffset == .zero)
                stage.move(190, 188)
                #expect(view.contentOffset == CGPoint(x: 0, y: 100))
                stage.wait(0.5)
                stage.lift()
                #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
                #expect(log.lines == ["begin drag", "end drag false"] && log.scrolls == 1)
            }
        }

        @Test func theOriginIsAPlainZero() {
            TouchStage.perform { stage in
                let view = scrollView(on: stage, content: tall)
                stage.down(150, 300)
                stage.move(150, 320)
                stage.move(150, 340)
                stage.lift()
                stage.wait(2)
                #expect(view.contentOffset == .zero && view.contentOffset.y.sign == .plus)
            }
        }

        @Test func aFlickCoastsAsFarAsItsSpeedAllows() {
            TouchStage.perform { stage in
                let view = scrollView(on: stage, content: tall)
                stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), in: 0.1)
                let held = view.contentOffset.y
                stage.lift()
                #expect(view.isDecelerating && log.lines.last == "begin decelerating")
                stage.wait(4)
                // 1000 points a second, of which 0.998 are left after a millisecond.
                #expect(abs(view.contentOffset.y - held - 1000 / -(1000 * log1p(-0.002))) < 3)
                #expect(!view.isDecelerating)
                #expect(log.lines == ["begin drag", "end drag true", "begin decelerating", "end decelerating"])
            }
        }

        @Test func withSlowAnimationsAFlickTakesTenTimesAsLongToTheSamePlace() {
            TouchStage.perform { stage in
                let view = scrollView(on: stage, content: tall)
                AnimationPace.slowness = AnimationPace.slow
                defer { AnimationPace.slowness = 1 }
                stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), in: 0.1)
                let held = view.contentOffset.y
                stage.lift()
                stage.wait(4)
                // Where it would be after 0.4 seconds: 1 - exp(-2.002 · 0.4) of the way.
                let way: CGFloat = 1000 / -(1000 * log1p(-0.002))
                #expect(view.isDecelerating && abs(view.contentOffset.y - held - way * 0.551) < 4)
                stage.wait(36)
                #expect(abs(view.contentOffset.y - held - way) < 3 && !view.isDecelerating)
            }
        }

        @Test func contentPulledBeyondItsEdgeFollowsLessAndSpringsBack() {
            TouchStage.perform { stage in
                let view = scrollView(on: stage, content: tall)
                stage.down(150, 100)
                stage.move(150, 120)
                stage.move(150, 220)
                let stretch: CGFloat = (1 - 1 / (100 * 0.55 / 400 + 1)) * 400
                #expect(abs(view.contentOffset.y + stretch) <= 0.5)
                stage.wait(0.3)
                stage.lift()
                #expect(log.lines.contains("end drag true"))
                stage.wait(0.1)
                #expect((-stretch..<0).contains(view.contentOffset.y))
                stage.wait(1)
                #expect(view.contentOffset == .zero && !view.isDecelerating)
            }
        }

        @Test func withoutBouncingTheEdgeHolds() {
            TouchStage.perform { stage in
                let view = scrollView(on: stage, content: tall)
                view.bounces = false
                stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
                #expect(view.contentOffset == .zero)
                stage.lift()
                stage.drag(from: CGPoint(x: 150, y: 390), to: CGPoint(x: 150, y: 0), in: 0.05)
                stage.lift()
                stage.wait(4)
                #expect(view.contentOffset.y == 1600)
            }
        }

        @Test func aTouchStopsMovingContentAndDoesNotReachIt() {
            TouchStage.perform { stage in
                let view = scrollView(on: stage, content: tall)
                let touches = TouchLog()
                view.addSubview(TouchView("content", frame: CGRect(origin: .zero, size: tall), log: touches))
                stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), in: 0.1)
                stage.lift()
                stage.wait(0.1)
                let moving = view.contentOffset
                stage.down(150, 200)
                #expect(!view.isDecelerating && view.isTracking)
                stage.wait(0.5)
                #expect(view.contentOffset == moving)
                stage.lift()
                stage.wait(0.3)
                #expect(view.contentOffset == moving && touches.lines.isEmpty)
                #expect(log.lines.suffix(3) == ["end decelerating", "begin drag", "end drag false"])
            }
        }

        @Test func contentHearsOfAFingerThatStaysForAWhile() {
            TouchStage.perform { stage in
                let view = scrollView(on: stage, content: tall)
                let touches = TouchLog()
                view.addSubview(TouchView("content", frame: CGRect(origin: .zero, size: tall), log: touches))
                func heard() -> [String] { touches.lines.map { String($0.split(separator: " ")[1]) } }
                stage.down(150, 200)
                stage.wait(0.13)
                #expect(heard() == [])
                stage.wait(0.04)
                #expect(heard() == ["began"])
                stage.move(150, 150)
                #expect(heard() == ["began", "cancelled"])
                stage.lift()
                stage.wait(3)
                touches.lines = []
                stage.tap(150, 200)
                #expect(heard() == ["began", "ended"])
                view.delaysContentTouches = false
                stage.down(150, 200)
                #expect(heard() == ["began", "ended", "began"])
                view.canCancelContentTouches = false
                let before = view.contentOffset
                stage.move(150, 100)
                #expect(heard().last == "moved" && view.contentOffset == before)
                stage.lift()
            }
        }

        @Test func controlsKeepFingersThatTheyKnowOf() {
            TouchStage.perform { stage in
                let view = scrollView(on: stage, content: tall)
                let button = UIButton(type: .roundedRect)
                button.frame = CGRect(x: 0, y: 100, width: 300, height: 40)
                view.addSubview(button)
                stage.down(150, 120)
                stage.wait(0.2)
                #expect(button.isHighlighted)
                stage.move(150, 60)
                #expect(view.contentOffset == .zero && button.isTracking)
                stage.lift()
                stage.down(150, 120)
                stage.move(150, 100)
                #expect(view.isDragging && !button.isHighlighted)
            }
        }

        @Test func subclassesDecideWhichTouchesReachTheContent() {
            final class Picky: UIScrollView {
                override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
                {
                    false
                }
            }
            TouchStage.perform { stage in
                let view = Picky(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
                view.contentSize = tall
                stage.window.addSubview(view)
                let touches = TouchLog()
                view.addSubview(TouchView("content", frame: CGRect(origin: .zero, size: tall), log: touches))
                stage.tap(100, 100)
                #expect(touches.lines.isEmpty)
                stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
                #expect(view.isDragging)
            }
        }

        @Test func pagesAreTurnedOneAtATime() {
            TouchStage.perform { stage in
                let view = scrollView(on: stage, content: CGSize(width: 1500, height: 400))
                view.isPagingEnabled = true
                stage.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 200, y: 200), in: 0.1)
                stage.lift()
                stage.wait(1.5)
                #expect(view.contentOffset == CGPoint(x: 300, y: 0) && log.lines.last == "end decelerating")
                // Slowly, and less than half a page: back.
                stage.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 200, y: 200), in: 1)
                stage.wait(0.3)
                stage.lift()
                stage.wait(1.5)
                #expect(view.contentOffset.x == 300)
                stage.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 250, y: 200), in: 1)
                stage.lift()
                stage.wait(1.5)
                #expect(view.contentOffset.x == 0)
            }
        }

        @Test func nestedViewsShareDragsByTheirAxes() {
            TouchStage.perform { stage in
                let outer = scrollView(on: stage, content: CGSize(width: 900, height: 400))
                let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
                inner.contentSize = tall
                outer.addSubview(inner)
                stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 145, y: 200))
                #expect(inner.contentOffset.y > 50 && outer.contentOffset == .zero && !outer.isDragging)
                stage.lift()
                stage.wait(4)
                stage.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 150, y: 290))
                #expect(outer.isDragging && outer.contentOffset.x > 50 && !inner.isDragging)
            }
        }

        @Test func anInnerViewAtItsEndLeavesTheDragToTheOuterOne() {
            TouchStage.perform { stage in
                let outer = scrollView(on: stage, content: CGSize(width: 900, height: 400))
                let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
                inner.contentSize = CGSize(width: 600, height: 400)
                outer.addSubview(inner)
                inner.contentOffset.x = 300
                stage.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 150, y: 300))
                #expect(outer.contentOffset.x > 50 && inner.contentOffset.x == 300)
            }
        }

        @Test func anOffsetIsAnimatedFrameByFrame() {
            TouchStage.perform { stage in
                let view = scrollView(on: stage, content: tall)
                view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
                #expect(view.contentOffset == .zero)
                stage.wait(0.15)
                #expect((100..<200).contains(view.contentOffset.y))
                stage.wait(0.2)
                #expect(view.contentOffset.y == 300 && log.lines == ["end animation"])
                #expect((15...20).contains(log.scrolls))
                view.contentOffset.y = 10
                #expect(log.lines.count == 1 && view.bounds.minY == 10)
            }
        }

        @Test func aRectangleIsBroughtIntoSight() {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            view.contentSize = tall
            view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: false)
            #expect(view.contentOffset.y == 200)
            view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 100), animated: false)
            #expect(view.contentOffset.y == 200)
            view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 100), animated: false)
            #expect(view.contentOffset.y == 150)
            view.scrollRectToVisible(CGRect(x: 0, y: 1950, width: 10, height: 1000), animated: false)
            #expect(view.contentOffset.y == 1600)
        }

        @Test func aContentThatShrinksComesBack() {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            view.contentSize = tall
            view.contentOffset.y = 1600
            view.contentSize.height = 1000
            #expect(view.contentOffset.y == 600)
            view.contentInset.bottom = 50
            view.contentOffset.y = 650
            view.contentInset.bottom = 0
            #expect(view.contentOffset.y == 600)
            view.contentOffset.y = 900
            #expect(view.contentOffset.y == 900)
        }

        @Test func indicatorsShowWhileTheContentMoves() throws {
            try TouchStage.perform { stage in
                let view = scrollView(on: stage, content: tall)
                view.backgroundColor = .white
                stage.photograph("scroll-rest")
                #expect(stage.surface.pixel(x: 296, y: 20) == 0xFFFF_FFFF)
                stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 250))
                stage.render()
                stage.photograph("scroll-dragged")
                let indicator = try #require(view.subviews.last as? UIImageView)
                #expect(indicator.frame.width == 7 && indicator.frame.maxX == 299)
                #expect(stage.surface.pixel(x: 296, y: 30) != 0xFFFF_FFFF)
                stage.wait(0.3)
                stage.lift()
                stage.wait(1)
                #expect(stage.surface.pixel(x: 296, y: 30) == 0xFFFF_FFFF)
                view.flashScrollIndicators()
                stage.wait(0.1)
                #expect(stage.surface.pixel(x: 296, y: 30) != 0xFFFF_FFFF)
                stage.wait(1.2)
                #expect(MainLoop.main.nextDeadline == nil)
            }
        }

        @Test func delegatesMayRemoveTheView() {
            final class Remover: UIScrollViewDelegate {
                func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.removeFromSuperview() }
                func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { scrollView.delegate = nil }
            }
            TouchStage.perform { stage in
                let remover = Remover()
                weak var gone: UIScrollView?
                do {
                    let view = scrollView(on: stage, content: tall)
                    gone = view
                    view.delegate = remover
                }
                stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
                stage.lift()
                stage.wait(1)
                #expect(gone == nil)
            }
        }

        @Test func oddNumbersAreHarmless() {
            let view = UIScrollView(frame: .zero)
            view.contentSize = CGSize(width: CGFloat.nan, height: -5)
            #expect(view.contentSize == .zero)
            view.contentOffset = CGPoint(x: CGFloat.infinity, y: .nan)
            #expect(view.contentOffset == .zero)
            view.contentInset.top = .nan
            #expect(view.contentInset == .zero)
            view.scrollRectToVisible(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), animated: true)
            view.decelerationRate = 2
            view.zoomScale = .nan
            view.contentSize = CGSize(width: 1e30, height: 1e30)
            view.contentOffset = CGPoint(x: 1e29, y: 1e29)
            view.flashScrollIndicators()
            view.layoutIfNeeded()
            #expect(view.contentOffset.x == 1e29)
        }

        @Test func aTapOnTheStatusBarScrollsToTheTop() {
            TouchStage.perform { stage in
                let view = scrollView(on: stage, content: tall)
                view.contentInset.top = 10
                view.contentOffset.y = 700
                let touches = TouchLog()
                view.addSubview(TouchView("content", frame: CGRect(origin: .zero, size: tall), log: touches))
                stage.tap(100, 10)
                stage.wait(0.5)
                #expect(view.contentOffset.y == -10 && log.lines == ["top"] && touches.lines.isEmpty)
                view.contentOffset.y = 700
                let other = scrollView(on: stage, content: tall)
                stage.tap(100, 10)
                stage.wait(0.5)
                #expect(view.contentOffset.y == 700)
                other.scrollsToTop = false
                stage.tap(100, 10)
                stage.wait(0.5)
                #expect(view.contentOffset.y == -10)
            }
        }

        @Test func aViewMayGoWhileAFingerIsOnItsContent() {
            TouchStage.perform { stage in
                weak var gone: UIScrollView?
                do {
                    let view = scrollView(on: stage, content: tall)
                    gone = view
                    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
                    button.addAction(
                        UIAction { [unowned view] _ in
                            view.delegate = nil
                            view.removeFromSuperview()
                        }, for: .touchDown)
                    view.addSubview(button)
                }
                stage.down(100, 100)
                stage.wait(0.3)
                #expect(gone == nil)
                stage.move(100, 50)
                stage.move(100, 0)
                stage.lift()
                stage.tap(100, 100)
            }
        }
    }
}
