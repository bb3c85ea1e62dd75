import DeviceLink
import MainLoop
import Testing
import UIKit

extension SharedApplicationTests {
    /// Gestures of whole touches, from the screen to the recognizers.
    @MainActor @Suite struct GestureTests {
        private final class Delegate: UIGestureRecognizerDelegate {
            var mayBegin = true
            var areTogether = false
            var mayReceive = true

            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { areTogether }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                mayReceive
            }
        }

        private final class Log { var lines: [String] = [] }

        private let window: UIWindow
        private let view: TouchView
        private let touches = TouchLog()
        private let log = Log()
        private let application = UIApplication()

        init() {
            UIScreen.configure(profile: DeviceProfile(), surface: nil)
            window = UIWindow(frame: UIScreen.main.bounds)
            view = TouchView("view", frame: CGRect(x: 0, y: 100, width: 320, height: 200), log: touches)
            view.isMultipleTouchEnabled = true
            window.addSubview(view)
            window.makeKeyAndVisible()
        }

        private func touch(_ phase: TouchPoint.Phase, _ x: Double, _ y: Double, finger: UInt32 = 1) -> TouchPoint {
            TouchPoint(identifier: finger, phase: phase, x: x, y: y)
        }

        private func send(_ points: TouchPoint..., at time: Double) {
            application.deliver(points, timestamp: time)
        }

        private func tap(at time: Double) {
            send(touch(.began, 50, 150), at: time)
            send(touch(.ended, 50, 150), at: time + 0.05)
        }

        /// Adds a recognizer whose states are written down under a name.
        private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer {
            view.addGestureRecognizer(recognizer)
            recognizer.addAction(
                UIAction { [log, unowned recognizer] _ in log.lines.append("\(name) \(recognizer.state)") })
            return recognizer
        }

        private var heard: [String] { touches.lines.map { String($0.split(separator: " ")[1]) } }

        @Test func aTapIsRecognizedAndTakenFromTheView() {
            let recognizer = add(UITapGestureRecognizer(target: nil, action: nil), "tap")
            tap(at: 1)
            #expect(log.lines == ["tap ended"])
            #expect(heard == ["began", "cancelled"])
            #expect(recognizer.state == .possible && recognizer.view === view)
            tap(at: 3)
            #expect(log.lines.count == 2)
        }

        @Test func aRecognizerMayLeaveTheTouchesToTheView() {
            let recognizer = add(UITapGestureRecognizer(target: nil, action: nil), "tap")
            recognizer.cancelsTouchesInView = false
            tap(at: 1)
            #expect(log.lines == ["tap ended"] && heard == ["began", "ended"])
        }

        @Test func aFingerThatMovesAwayIsNoTap() {
            _ = add(UITapGestureRecognizer(target: nil, action: nil), "tap")
            send(touch(.began, 50, 150), at: 1)
            send(touch(.moved, 150, 150), at: 1.1)
            send(touch(.ended, 150, 150), at: 1.2)
            #expect(log.lines.isEmpty && heard == ["began", "moved", "ended"])
        }

        @Test func twoTapsMayBeRequired() {
            let recognizer = add(UITapGestureRecognizer(target: nil, action: nil), "double")
            recognizer.numberOfTapsRequired = 2
            tap(at: 1)
            #expect(log.lines.isEmpty)
            tap(at: 1.2)
            #expect(log.lines == ["double ended"])
        }

        @Test func aSingleTapWaitsUntilTheDoubleTapFails() {
            let double = add(UITapGestureRecognizer(target: nil, action: nil), "double")
            double.numberOfTapsRequired = 2
            let single = add(UITapGestureRecognizer(target: nil, action: nil), "single")
            single.require(toFail: double)
            tap(at: 1)
            #expect(log.lines.isEmpty)
            tap(at: 1.2)
            #expect(log.lines == ["double ended"])
            double.longestPause = 0
            tap(at: 3)
            MainLoop.main.turn()
            #expect(log.lines == ["double ended", "single ended"])
        }

        @Test func aPanBeginsAfterTenPointsAndTellsTheWay() {
            let pan = add(UIPanGestureRecognizer(target: nil, action: nil), "pan")
            send(touch(.began, 50, 150), at: 1)
            send(touch(.moved, 55, 150), at: 1.1)
            #expect(log.lines.isEmpty)
            send(touch(.moved, 62, 150), at: 1.2)
            send(touch(.moved, 92, 160), at: 1.3)
            #expect(log.lines == ["pan began", "pan changed"])
            #expect(pan.translation(in: view) == CGPoint(x: 30, y: 10))
            #expect(abs(pan.velocity(in: view).x - 300) < 0.01)
            #expect(pan.location(in: view) == CGPoint(x: 92, y: 60))
            pan.setTranslation(.zero, in: view)
            #expect(pan.translation(in: view) == .zero && pan.velocity(in: view) == .zero)
            send(touch(.ended, 92, 160), at: 1.4)
            #expect(log.lines.last == "pan ended" && pan.state == .possible)
            #expect(heard == ["began", "moved", "cancelled"])
        }

        @Test func aLongPressBeginsByItself() {
            let press = add(UILongPressGestureRecognizer(target: nil, action: nil), "press")
            press.minimumPressDuration = 0
            send(touch(.began, 50, 150), at: 1)
            #expect(log.lines.isEmpty)
            MainLoop.main.turn()
            #expect(log.lines == ["press began"] && heard == ["began", "cancelled"])
            send(touch(.moved, 90, 150), at: 1.6)
            send(touch(.ended, 90, 150), at: 1.7)
            #expect(log.lines == ["press began", "press changed", "press ended"])
        }

        @Test func aPressThatMovesOrEndsEarlyFails() {
            let press = add(UILongPressGestureRecognizer(target: nil, action: nil), "press")
            tap(at: 1)
            send(touch(.began, 50, 150), at: 2)
            send(touch(.moved, 70, 150), at: 2.1)
            #expect(press.state == .failed)
            send(touch(.ended, 70, 150), at: 2.2)
            #expect(log.lines.isEmpty && press.state == .possible)
        }

        @Test func aPinchTellsHowFarTheFingersParted() {
            let pinch = add(UIPinchGestureRecognizer(target: nil, action: nil), "pinch")
            send(touch(.began, 100, 150), touch(.began, 200, 150, finger: 2), at: 1)
            send(touch(.moved, 210, 150, finger: 2), at: 1.1)
            #expect(log.lines == ["pinch began"] && pinch.scale == 1)
            send(touch(.moved, 320, 150, finger: 2), at: 1.2)
            #expect(abs(pinch.scale - 2) < 0.001 && abs(pinch.velocity - 10) < 0.01)
            // The gesture lasts until both fingers are up; another one may come meanwhile.
            send(touch(.ended, 320, 150, finger: 2), at: 1.3)
            send(touch(.moved, 150, 150), at: 1.4)
            #expect(log.lines == ["pinch began", "pinch changed"] && pinch.numberOfTouches == 1)
            send(touch(.began, 250, 150, finger: 3), at: 1.5)
            send(touch(.moved, 200, 150, finger: 3), at: 1.6)
            #expect(abs(pinch.scale - 1) < 0.001)
            send(touch(.ended, 150, 150), touch(.ended, 200, 150, finger: 3), at: 1.7)
            #expect(log.lines == ["pinch began", "pinch changed", "pinch changed", "pinch ended"])
            #expect(pinch.state == .possible && pinch.scale == 1)
        }

        @Test func aViewForOneFingerLeavesTheSecondToRecognizers() {
            view.isMultipleTouchEnabled = false
            let pinch = add(UIPinchGestureRecognizer(target: nil, action: nil), "pinch")
            send(touch(.began, 100, 150), at: 1)
            send(touch(.began, 200, 150, finger: 2), at: 1.1)
            #expect(heard == ["began"])
            send(touch(.moved, 210, 150, finger: 2), at: 1.2)
            #expect(log.lines == ["pinch began"] && pinch.numberOfTouches == 2)
            #expect(heard == ["began", "cancelled"])
            send(touch(.ended, 100, 150), touch(.ended, 210, 150, finger: 2), at: 1.3)
            #expect(heard == ["began", "cancelled"])

            view.removeGestureRecognizer(pinch)
            send(touch(.began, 100, 150), at: 2)
            send(touch(.began, 200, 150, finger: 2), at: 2.1)
            send(touch(.ended, 100, 150), touch(.ended, 200, 150, finger: 2), at: 2.2)
            #expect(heard == ["began", "cancelled", "began", "ended"])
        }

        @Test func aRecognizerThatIsTakenAwayGivesUp() {
            let pan = add(UIPanGestureRecognizer(target: nil, action: nil), "pan")
            send(touch(.began, 50, 150), at: 1)
            send(touch(.moved, 80, 150), at: 1.1)
            view.removeGestureRecognizer(pan)
            send(touch(.moved, 100, 150), at: 1.2)
            send(touch(.ended, 100, 150), at: 1.3)
            #expect(log.lines == ["pan began", "pan cancelled"])
        }

        @Test func aFingerThatRestedThrowsNothing() {
            let pan = add(UIPanGestureRecognizer(target: nil, action: nil), "pan")
            var speeds: [CGFloat] = []
            pan.addAction(
                UIAction { [unowned pan] _ in if pan.state == .ended { speeds.append(pan.velocity(in: nil).x) } })
            for rest in [0.01, 1.0] {
                send(touch(.began, 50, 150), at: 1)
                send(touch(.moved, 80, 150), at: 1.1)
                send(touch(.moved, 110, 150), at: 1.2)
                send(touch(.ended, 110, 150), at: 1.2 + rest)
            }
            #expect(speeds.count == 2 && abs(speeds[0] - 300) < 1 && speeds[1] == 0)
        }

        @Test func aRotationTellsTheTurnOfTheFingers() {
            let rotation = add(UIRotationGestureRecognizer(target: nil, action: nil), "rotation")
            send(touch(.began, 100, 200), touch(.began, 200, 200, finger: 2), at: 1)
            send(touch(.moved, 200, 220, finger: 2), at: 1.1)
            #expect(log.lines == ["rotation began"] && rotation.rotation == 0)
            send(touch(.moved, 200, 280, finger: 2), at: 1.2)
            #expect(abs(rotation.rotation - (atan2(80, 100) - atan2(20, 100))) < 0.001)
        }

        @Test(arguments: [
            (UISwipeGestureRecognizer.Direction.right, 120.0, 150.0, true), (.left, 120, 150, false),
            (.down, 50, 220, true), (.right, 120, 220, false),
        ])
        func aSwipeIsAQuickStrokeInItsDirection(
            direction: UISwipeGestureRecognizer.Direction, x: Double, y: Double, isSwipe: Bool
        ) {
            let swipe = add(UISwipeGestureRecognizer(target: nil, action: nil), "swipe")
            swipe.direction = direction
            send(touch(.began, 50, 150), at: 1)
            send(touch(.moved, x, y), at: 1.1)
            send(touch(.ended, x, y), at: 1.2)
            #expect(log.lines == (isSwipe ? ["swipe ended"] : []))
        }

        @Test func theFirstGestureMakesOthersFailUnlessTheyGoTogether() {
            let delegate = Delegate()
            let pan = add(UIPanGestureRecognizer(target: nil, action: nil), "pan")
            let other = add(UIPanGestureRecognizer(target: nil, action: nil), "other")
            send(touch(.began, 50, 150), at: 1)
            send(touch(.moved, 70, 150), at: 1.1)
            #expect(log.lines == ["pan began"] && other.state == .failed)
            send(touch(.ended, 70, 150), at: 1.2)
            delegate.areTogether = true
            pan.delegate = delegate
            log.lines = []
            send(touch(.began, 50, 150), at: 2)
            send(touch(.moved, 70, 150), at: 2.1)
            #expect(log.lines == ["pan began", "other began"])
        }

        @Test func theDelegateCanRefuseATouchOrAGesture() {
            let delegate = Delegate()
            let recognizer = add(UITapGestureRecognizer(target: nil, action: nil), "tap")
            recognizer.delegate = delegate
            delegate.mayBegin = false
            tap(at: 1)
            #expect(heard == ["began", "ended"])
            delegate.mayBegin = true
            delegate.mayReceive = false
            tap(at: 2)
            #expect(log.lines.isEmpty)
            delegate.mayReceive = true
            tap(at: 3)
            #expect(log.lines == ["tap ended"])
        }

        @Test func touchesCanBeHeldBackUntilTheGestureFails() {
            let swipe = add(UISwipeGestureRecognizer(target: nil, action: nil), "swipe")
            swipe.delaysTouchesBegan = true
            send(touch(.began, 50, 150), at: 1)
            #expect(heard.isEmpty)
            send(touch(.moved, 50, 220), at: 1.1)
            #expect(swipe.state == .failed && heard == ["began", "moved"])
            send(touch(.ended, 50, 220), at: 1.2)
            #expect(heard == ["began", "moved", "ended"])
        }

        @Test func disablingARecognizerCancelsItsGesture() {
            let pan = add(UIPanGestureRecognizer(target: nil, action: nil), "pan")
            send(touch(.began, 50, 150), at: 1)
            send(touch(.moved, 70, 150), at: 1.1)
            pan.isEnabled = false
            #expect(log.lines == ["pan began", "pan cancelled"])
            send(touch(.ended, 70, 150), at: 1.2)
            tap(at: 2)
            #expect(log.lines.count == 2)
        }

        @Test func recognizersSeeTheTouchesOfViewsInside() {
            _ = add(UITapGestureRecognizer(target: nil, action: nil), "tap")
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.addSubview(button)
            tap(at: 1)
            #expect(log.lines == ["tap ended"] && !button.isHighlighted)
        }
    }
}
