import MainLoop
import OwnProcess
import Testing
import UIKit

@Suite(.ownProcess, .serialized) @MainActor struct StepperTests {
    private let stepper = UIStepper(frame: CGRect(x: 10, y: 10, width: 5, height: 5))

    @Test func itsSizeIsFixed() {
        #expect(stepper.frame == CGRect(x: 10, y: 10, width: 94, height: 27))
        stepper.bounds.size = CGSize(width: 300, height: 2)
        #expect(stepper.bounds.size == CGSize(width: 94, height: 27))
    }

    @Test func eachHalfStepsOneWay() {
        let finger = Finger(on: stepper)
        finger.tap(70, 10)
        finger.tap(70, 10)
        finger.tap(20, 10)
        #expect(stepper.value == 1 && finger.valueChanges == 3)
        finger.tap(20, 10)
        finger.tap(20, 10)
        #expect(stepper.value == 0 && finger.valueChanges == 4)
    }

    @Test func aFingerThatLeavesDoesNotStep() {
        let finger = Finger(on: stepper)
        finger.down(70, 10)
        finger.move(70, 200)
        finger.lift()
        #expect(stepper.value == 0 && finger.valueChanges == 0)
        finger.down(70, 10)
        finger.cancel()
        #expect(stepper.value == 0)
    }

    @Test func wrappingGoesRound() {
        stepper.maximumValue = 2
        stepper.wraps = true
        let finger = Finger(on: stepper)
        finger.tap(20, 10)
        #expect(stepper.value == 2)
        finger.tap(70, 10)
        #expect(stepper.value == 0 && finger.valueChanges == 2)
    }

    @Test func limitsCutValuesOff() {
        stepper.value = 500
        #expect(stepper.value == 100)
        stepper.maximumValue = 10
        #expect(stepper.value == 10)
        stepper.minimumValue = 20
        #expect(stepper.maximumValue == 20 && stepper.value == 20)
        stepper.maximumValue = 5
        #expect(stepper.minimumValue == 5 && stepper.value == 5)
        stepper.value = .nan
        stepper.minimumValue = .nan
        stepper.stepValue = -1
        #expect(stepper.value == 5 && stepper.minimumValue == 5 && stepper.stepValue == 1)
    }

    @Test func holdingRepeats() {
        MainLoop.main.startVirtualTime(wallNanoseconds: 1_000_000_000, monotonicNanoseconds: 1_000_000_000)
        defer { MainLoop.main.stopVirtualTime() }
        let finger = Finger(on: stepper)
        finger.down(70, 10)
        MainLoop.main.advance(to: MainLoop.main.now + 0.45)
        #expect(stepper.value == 0)
        MainLoop.main.advance(to: MainLoop.main.now + 0.3)
        #expect(stepper.value == 3 && finger.valueChanges == 3)
        finger.lift()
        MainLoop.main.advance(to: MainLoop.main.now + 1)
        #expect(stepper.value == 3 && finger.valueChanges == 3)
        stepper.isContinuous = false
        finger.down(70, 10)
        MainLoop.main.advance(to: MainLoop.main.now + 0.65)
        #expect(stepper.value == 5 && finger.valueChanges == 3)
        finger.lift()
        #expect(finger.valueChanges == 4)
    }
}
