import Testing
import UIKit

@MainActor struct GestureCodingTests {
    @Test(arguments: ArchiveTrip.allCases) func whatAllRecognizersHaveIsKept(_ way: ArchiveTrip) throws {
        let recognizer = UITapGestureRecognizer(target: nil, action: nil)
        recognizer.isEnabled = false
        recognizer.cancelsTouchesInView = false
        recognizer.delaysTouchesBegan = true
        recognizer.delaysTouchesEnded = false
        recognizer.numberOfTapsRequired = 3
        recognizer.numberOfTouchesRequired = 2
        let copy = try #require(try way.copy(recognizer))
        #expect(!copy.isEnabled && !copy.cancelsTouchesInView && copy.delaysTouchesBegan && !copy.delaysTouchesEnded)
        #expect(copy.numberOfTapsRequired == 3 && copy.numberOfTouchesRequired == 2)
    }

    @Test(arguments: ArchiveTrip.allCases) func defaultsStayDefaults(_ way: ArchiveTrip) throws {
        let tap = try #require(try way.copy(UITapGestureRecognizer(target: nil, action: nil)))
        #expect(tap.isEnabled && tap.cancelsTouchesInView && !tap.delaysTouchesBegan && tap.delaysTouchesEnded)
        #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
        let pan = try #require(try way.copy(UIPanGestureRecognizer(target: nil, action: nil)))
        #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
        let swipe = try #require(try way.copy(UISwipeGestureRecognizer(target: nil, action: nil)))
        #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
        let press = try #require(try way.copy(UILongPressGestureRecognizer(target: nil, action: nil)))
        #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    }

    @Test(arguments: ArchiveTrip.allCases) func numbersOfEachKindAreKept(_ way: ArchiveTrip) throws {
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (2, 3)
        let panned = try #require(try way.copy(pan))
        #expect(panned.minimumNumberOfTouches == 2 && panned.maximumNumberOfTouches == 3)

        let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
        (swipe.direction, swipe.numberOfTouchesRequired) = ([.left, .down], 2)
        let swiped = try #require(try way.copy(swipe))
        #expect(swiped.direction == [.left, .down] && swiped.numberOfTouchesRequired == 2)

        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        (press.numberOfTapsRequired, press.numberOfTouchesRequired) = (1, 2)
        (press.minimumPressDuration, press.allowableMovement) = (1.5, 25)
        let pressed = try #require(try way.copy(press))
        #expect(pressed.numberOfTapsRequired == 1 && pressed.numberOfTouchesRequired == 2)
        #expect(pressed.minimumPressDuration == 1.5 && pressed.allowableMovement == 25)

        let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
        pinch.scale = 1.25
        #expect(try way.copy(pinch)?.scale == 1.25)
        let rotation = UIRotationGestureRecognizer(target: nil, action: nil)
        rotation.rotation = -0.5
        #expect(try way.copy(rotation)?.rotation == -0.5)
    }
}
