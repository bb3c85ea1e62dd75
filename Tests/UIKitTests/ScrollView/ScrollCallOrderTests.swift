import Testing
import UIKit

/// Writes down all that a scroll view tells, in order; of several calls of `scroll` or `zoom` in a row only one.
@MainActor private final class ScrollCallLog: UIScrollViewDelegate {
    var calls: [String] = []
    weak var zoomed: UIView?
    var target: CGPoint?
    private(set) var velocity = CGPoint.zero
    private(set) var plannedTarget = CGPoint.zero

    private func add(_ call: String) {
        if calls.last != call { calls.append(call) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { add("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("will begin dragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        add("will end dragging")
        self.velocity = velocity
        plannedTarget = targetContentOffset.pointee
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        add(decelerate ? "did end dragging, will decelerate" : "did end dragging")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("will begin decelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("did end decelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { add("did end animation") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        add("should scroll to top")
        return true
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { add("did scroll to top") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { add("will begin zooming") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { add("zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        add("did end zooming")
    }
}

extension SharedApplicationTests {
    /// The order of all calls of the delegate, as *UIScrollViewDelegate Protocol Reference* has it.
    @MainActor @Suite struct ScrollCallOrderTests {
        private let log = ScrollCallLog()

        private func scrollView(on stage: TouchStage, width: CGFloat = 300, height: CGFloat = 2000) -> UIScrollView {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            view.contentSize = CGSize(width: width, height: height)
            view.delegate = log
            stage.window.addSubview(view)
            stage.wait(0.02)
            return view
        }

        private let dragged = ["will begin dragging", "scroll", "will end dragging"]
        private let decelerated = [
            "did end dragging, will decelerate", "will begin decelerating", "scroll", "did end decelerating",
        ]

        @Test func aDragThatRestsBeforeItsEnd() {
            TouchStage.perform { stage in
                _ = scrollView(on: stage)
                stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
                stage.wait(0.5)
                stage.lift()
                stage.wait(1)
                #expect(log.calls == dragged + ["did end dragging"])
                #expect(log.velocity == .zero)
            }
        }

        @Test func aFlick() {
            TouchStage.perform { stage in
                let view = scrollView(on: stage)
                stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), in: 0.1)
                stage.lift()
                #expect(abs(log.velocity.y - 1) < 0.05 && log.velocity.x == 0)
                stage.wait(4)
                #expect(log.calls == dragged + decelerated)
                #expect(abs(view.contentOffset.y - log.plannedTarget.y) <= 0.5)
            }
        }

        @Test func aDragBeyondTheEdge() {
            TouchStage.perform { stage in
                let view = scrollView(on: stage)
                stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 250))
                stage.wait(0.3)
                stage.lift()
                #expect(log.plannedTarget == .zero)
                stage.wait(2)
                #expect(log.calls == dragged + decelerated && view.contentOffset == .zero)
            }
        }

        @Test func aFlickThatAFingerStops() {
            TouchStage.perform { stage in
                _ = scrollView(on: stage)
                stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), in: 0.1)
                stage.lift()
                stage.wait(0.1)
                stage.down(150, 200)
                stage.wait(0.5)
                stage.lift()
                stage.wait(0.5)
                #expect(
                    log.calls == dragged + decelerated + [
                        "will begin dragging", "will end dragging", "did end dragging",
                    ])
            }
        }

        @Test func pagesAreTurnedWithoutAskingForATarget() {
            TouchStage.perform { stage in
                let view = scrollView(on: stage, width: 900, height: 400)
                view.isPagingEnabled = true
                stage.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 200, y: 200), in: 0.1)
                stage.lift()
                stage.wait(2)
                #expect(log.calls == ["will begin dragging", "scroll"] + decelerated && view.contentOffset.x == 300)
            }
        }

        @Test func theDelegateSaysWhereTheContentComesToRest() {
            TouchStage.perform { stage in
                let view = scrollView(on: stage)
                // A little further than by itself, far back, and nowhere that is.
                for (target, rest) in [(700, 700), (100.5, 100.5), (-300, 0), (.infinity, nil)] as [(CGFloat, CGFloat?)]
                {
                    view.contentOffset = .zero
                    log.calls = []
                    log.target = CGPoint(x: 0, y: target)
                    stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), in: 0.1)
                    stage.lift()
                    stage.wait(4)
                    #expect(log.calls == dragged + decelerated)
                    #expect(abs(view.contentOffset.y - (rest ?? log.plannedTarget.y)) <= 0.5)
                }
            }
        }

        @Test func theAppScrolls() {
            TouchStage.perform { stage in
                let view = scrollView(on: stage)
                view.contentOffset.y = 100
                view.contentOffset.y = 100
                #expect(log.calls == ["scroll"])
                log.calls = []
                view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
                #expect(log.calls == [])
                stage.wait(1)
                #expect(log.calls == ["scroll", "did end animation"])
                log.calls = []
                view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
                view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: true)
                stage.wait(1)
                #expect(log.calls == [])
            }
        }

        @Test func theStatusBarScrollsToTheTop() {
            TouchStage.perform { stage in
                let view = scrollView(on: stage)
                view.contentOffset.y = 500
                log.calls = []
                stage.tap(100, 10)
                stage.wait(1)
                #expect(log.calls == ["should scroll to top", "scroll", "did scroll to top"])
            }
        }

        @Test func aPinch() {
            TouchStage.perform { stage in
                let view = scrollView(on: stage, height: 400)
                let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
                picture.isUserInteractionEnabled = false
                view.addSubview(picture)
                (log.zoomed, view.maximumZoomScale) = (picture, 3)
                stage.down(140, 200)
                stage.down(160, 200, finger: 2)
                stage.wait(0.05)
                for step in 1...6 {
                    stage.move(140 - CGFloat(step) * 5, 200)
                    stage.move(160 + CGFloat(step) * 5, 200, finger: 2)
                }
                stage.wait(0.5)
                stage.lift()
                stage.lift(finger: 2)
                stage.wait(1)
                let zooms = log.calls.filter { $0 != "scroll" && !$0.contains("dragging") && !$0.contains("decel") }
                #expect(zooms.first == "will begin zooming" && zooms.last == "did end zooming")
                #expect(Set(zooms.dropFirst().dropLast()) == ["zoom"])
            }
        }

        @Test func theAppZooms() {
            TouchStage.perform { stage in
                let view = scrollView(on: stage, height: 400)
                let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
                view.addSubview(picture)
                (log.zoomed, view.maximumZoomScale) = (picture, 4)
                view.zoom(to: CGRect(x: 100, y: 100, width: 75, height: 100), animated: true)
                stage.wait(1)
                #expect(log.calls.first == "will begin zooming" && log.calls.last == "did end zooming")
                #expect(Set(log.calls.dropFirst().dropLast()) == ["scroll", "zoom"])
                #expect(view.zoomScale == 4 && view.contentOffset == CGPoint(x: 400, y: 400))
            }
        }

        @Test func aDelegateThatEndsTheDragWhileItIsAsked() {
            final class Ender: UIScrollViewDelegate {
                var ends = 0
                func scrollViewWillEndDragging(
                    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                    targetContentOffset: UnsafeMutablePointer<CGPoint>
                ) {
                    ends += 1
                    scrollView.isScrollEnabled = false
                    scrollView.contentOffset = CGPoint(x: 0, y: 50)
                    scrollView.removeFromSuperview()
                }
            }
            TouchStage.perform { stage in
                let (view, ender) = (scrollView(on: stage), Ender())
                view.delegate = ender
                stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), in: 0.1)
                stage.lift()
                stage.wait(1)
                #expect(ender.ends == 1 && !view.isDragging)
            }
        }
    }
}
