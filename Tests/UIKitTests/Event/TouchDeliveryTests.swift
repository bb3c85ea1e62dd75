import DeviceLink
import Testing
import UIKit

extension SharedApplicationTests {
    @MainActor @Suite struct TouchDeliveryTests {
        private let window: UIWindow
        private let left: TouchView
        private let right: TouchView
        private let log = TouchLog()
        private let application = UIApplication()

        init() {
            UIScreen.configure(profile: DeviceProfile(), surface: nil)
            window = UIWindow(frame: UIScreen.main.bounds)
            left = TouchView("left", frame: CGRect(x: 0, y: 100, width: 160, height: 100), log: log)
            right = TouchView("right", frame: CGRect(x: 160, y: 100, width: 160, height: 100), log: log)
            window.addSubview(left)
            window.addSubview(right)
            window.makeKeyAndVisible()
        }

        private func touch(_ phase: TouchPoint.Phase, _ x: Double, _ y: Double) -> TouchPoint {
            touch(1, phase, x, y)
        }

        private func touch(_ identifier: UInt32, _ phase: TouchPoint.Phase, _ x: Double, _ y: Double) -> TouchPoint {
            TouchPoint(identifier: identifier, phase: phase, x: x, y: y)
        }

        private func tap(_ x: Double, _ y: Double, at time: Double) {
            application.deliver([touch(.began, x, y)], timestamp: time)
            application.deliver([touch(.ended, x, y)], timestamp: time + 0.05)
        }

        @Test func aTouchStaysWithItsViewFromBeginningToEnd() {
            application.deliver([touch(.began, 10, 110)], timestamp: 1)
            application.deliver([touch(.moved, 30, 120)], timestamp: 1.1)
            application.deliver([touch(.moved, 200, 150)], timestamp: 1.2)
            application.deliver([touch(.ended, 200, 150)], timestamp: 1.3)
            #expect(
                log.lines == [
                    "left began (10,10)→(10,10)×1", "left moved (10,10)→(30,20)×1",
                    "left moved (30,20)→(200,50)×0", "left ended (30,20)→(200,50)×0",
                ])
        }

        @Test func aTouchThatDoesNotMoveIsNotTold() {
            application.deliver([touch(.began, 10, 110)], timestamp: 1)
            application.deliver([touch(.moved, 10, 110)], timestamp: 1.1)
            #expect(log.lines.count == 1)
        }

        @Test func quickTapsInOnePlaceAreCounted() {
            tap(10, 110, at: 1)
            tap(20, 120, at: 1.2)
            tap(15, 115, at: 1.5)
            let counts = log.lines.filter { $0.contains("ended") }.map { $0.suffix(2) }
            #expect(counts == ["×1", "×2", "×3"])
        }

        @Test func aLateTapCountsFromOne() {
            tap(10, 110, at: 1)
            tap(10, 110, at: 1.5)
            #expect(log.lines.last?.hasSuffix("×1") == true)
        }

        @Test func aTapFartherAwayCountsFromOne() {
            tap(10, 110, at: 1)
            tap(56, 110, at: 1.2)
            #expect(log.lines.last?.hasSuffix("×1") == true)
        }

        @Test func aViewGetsOneFingerUnlessItAsksForMore() {
            application.deliver([touch(1, .began, 10, 110), touch(2, .began, 50, 110)], timestamp: 1)
            application.deliver([touch(1, .moved, 11, 110), touch(2, .moved, 51, 110)], timestamp: 1.1)
            application.deliver([touch(1, .ended, 11, 110), touch(2, .ended, 51, 110)], timestamp: 1.2)
            #expect(log.lines.count == 3)
            #expect(log.lines.allSatisfy { !$0.contains("(50") && !$0.contains("(51") })
        }

        @Test func aViewThatAsksForMoreGetsThemTogether() {
            left.isMultipleTouchEnabled = true
            application.deliver([touch(1, .began, 10, 110), touch(2, .began, 60, 110)], timestamp: 1)
            application.deliver([touch(2, .moved, 70, 110)], timestamp: 1.1)
            application.deliver([touch(1, .ended, 10, 110)], timestamp: 1.2)
            #expect(log.touchesAtEnd == 2)
            application.deliver([touch(2, .ended, 70, 110)], timestamp: 1.3)
            #expect(
                log.lines == [
                    "left began (10,10)→(10,10)×1 (60,10)→(60,10)×1", "left moved (60,10)→(70,10)×1",
                    "left ended (10,10)→(10,10)×1", "left ended (60,10)→(70,10)×1",
                ])
        }

        @Test func twoViewsGetTheirOwnFingers() {
            application.deliver([touch(1, .began, 10, 110), touch(2, .began, 170, 110)], timestamp: 1)
            #expect(log.lines == ["left began (10,10)→(10,10)×1", "right began (10,10)→(10,10)×1"])
        }

        @Test func anExclusiveViewShutsTheOthersOut() {
            left.isExclusiveTouch = true
            application.deliver([touch(1, .began, 10, 110)], timestamp: 1)
            application.deliver([touch(2, .began, 170, 110)], timestamp: 1.1)
            #expect(log.lines == ["left began (10,10)→(10,10)×1"])
        }

        @Test func anExclusiveViewGetsNothingWhileAnotherIsTouched() {
            left.isExclusiveTouch = true
            application.deliver([touch(2, .began, 170, 110)], timestamp: 1)
            application.deliver([touch(1, .began, 10, 110)], timestamp: 1.1)
            #expect(log.lines == ["right began (10,10)→(10,10)×1"])
        }

        @Test func cancelledTouchesAreOver() {
            application.deliver([touch(.began, 10, 110)], timestamp: 1)
            application.cancelTouches()
            application.deliver([touch(.moved, 20, 110)], timestamp: 1.1)
            application.deliver([touch(.ended, 20, 110)], timestamp: 1.2)
            #expect(log.lines == ["left began (10,10)→(10,10)×1", "left cancelled (10,10)→(10,10)×1"])
            tap(10, 110, at: 1.3)
            #expect(log.lines.count == 4)
        }

        @Test func ignoredInteractionLetsOldTouchesEndAndNoNewOnesIn() {
            application.deliver([touch(1, .began, 10, 110)], timestamp: 1)
            application.beginIgnoringInteractionEvents()
            application.deliver([touch(2, .began, 170, 110)], timestamp: 1.1)
            application.deliver([touch(1, .ended, 10, 110)], timestamp: 1.2)
            application.endIgnoringInteractionEvents()
            application.deliver([touch(2, .ended, 170, 110)], timestamp: 1.3)
            #expect(log.lines == ["left began (10,10)→(10,10)×1", "left ended (10,10)→(10,10)×1"])
        }

        @Test func theFrontmostWindowGetsTheTouch() {
            let alert = UIWindow(frame: CGRect(x: 0, y: 100, width: 320, height: 50))
            alert.windowLevel = UIWindow.Level.alert
            let view = TouchView("alert", frame: alert.bounds, log: log)
            alert.addSubview(view)
            alert.isHidden = false
            tap(10, 110, at: 1)
            alert.isHidden = true
            tap(10, 110, at: 2)
            #expect(log.lines.map { $0.prefix(5) } == ["alert", "alert", "left ", "left "])
        }

        @Test func aScreenTouchesItsOwnWindowsOnly() throws {
            let surface = try #require(Surface(width: 320, height: 480))
            let screen = UIScreen(profile: DeviceProfile(), host: LayerHost(surface: surface, scale: 1))
            let other = UIWindow(frame: screen.bounds)
            other.screen = screen
            other.windowLevel = UIWindow.Level.alert
            other.addSubview(TouchView("other", frame: other.bounds, log: log))
            other.isHidden = false
            tap(10, 110, at: 1)
            let delivery = TouchDelivery(screen: screen, application: application)
            #expect(delivery.window(at: CGPoint(x: 10, y: 110)) === other)
            delivery.deliver([touch(.began, 10, 110)], timestamp: 2)
            delivery.cancelAll()
            #expect(
                log.lines == [
                    "left began (10,10)→(10,10)×1", "left ended (10,10)→(10,10)×1",
                    "other began (10,110)→(10,110)×1", "other cancelled (10,110)→(10,110)×1",
                ])
        }

        @Test func aViewThatLeavesItsWindowGetsTheRestOfItsTouch() {
            application.deliver([touch(.began, 10, 110)], timestamp: 1)
            left.removeFromSuperview()
            application.deliver([touch(.ended, 10, 110)], timestamp: 1.1)
            #expect(log.lines.count == 2)
        }

        @Test func aFingerThatComesDownTwiceWasLiftedUnseen() {
            application.deliver([touch(.began, 10, 110)], timestamp: 1)
            application.deliver([touch(.began, 20, 110)], timestamp: 2)
            #expect(
                log.lines == [
                    "left began (10,10)→(10,10)×1", "left cancelled (10,10)→(10,10)×1", "left began (20,10)→(20,10)×1",
                ])
        }

        @Test func fingersNobodyWantsAreFollowedQuietly() {
            window.isUserInteractionEnabled = false
            tap(10, 110, at: 1)
            application.deliver([touch(9, .moved, 1, 1), touch(8, .ended, 1, 1)], timestamp: 2)
            #expect(log.lines.isEmpty)
        }
    }
}
