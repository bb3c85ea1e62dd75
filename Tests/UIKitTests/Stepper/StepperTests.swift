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

    private func flat(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIImage {
        ImageContext.draw(size: CGSize(width: width, height: height), scale: 1) { context in
            context.setFillColor(color.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// The colours of the left edge, the minus, the middle, the plus, and the right edge.
    private func colors() throws -> [UInt32] {
        let surface = try #require(Surface(width: 94, height: 27))
        let context = CGContext(surface: surface, scale: 1)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        stepper.draw(stepper.bounds)
        return [8, 23, 47, 70, 86].map { surface.pixel(x: $0, y: 13) & 0xFFFFFF }
    }

    @Test func itShowsTheImagesOfTheApp() throws {
        stepper.value = 1
        stepper.setBackgroundImage(flat(.red, 94, 27), for: .normal)
        stepper.setBackgroundImage(flat(.green, 94, 27), for: .highlighted)
        stepper.setDecrementImage(flat(.blue, 10, 10), for: .normal)
        stepper.setIncrementImage(flat(.white, 10, 10), for: .normal)
        stepper.setIncrementImage(flat(.black, 10, 10), for: .highlighted)
        stepper.setDividerImage(flat(.yellow, 4, 27), forLeftSegmentState: .normal, rightSegmentState: .normal)
        #expect(try colors() == [0xFF0000, 0x0000FF, 0xFFFF00, 0xFFFFFF, 0xFF0000])
        let finger = Finger(on: stepper)
        finger.down(70, 10)
        #expect(try colors() == [0xFF0000, 0x0000FF, 0xFFFF00, 0x000000, 0x00FF00])
        finger.lift()
        #expect(stepper.backgroundImage(for: .disabled) === stepper.backgroundImage(for: .normal))
        #expect(stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal) != nil)
        #expect(stepper.incrementImage(for: .normal) != nil && stepper.decrementImage(for: .normal) != nil)
    }

    @Test func aTintColoursItsButtons() throws {
        let plain = try colors()
        stepper.tintColor = .red
        let red = try colors()
        #expect(plain[0] & 0xFF == plain[0] >> 16 && red[0] & 0xFFFF == 0 && red[0] >> 16 > 0xC0)
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
