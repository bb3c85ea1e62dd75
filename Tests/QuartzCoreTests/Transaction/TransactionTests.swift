import Foundation
import QuartzCore
import Testing

@MainActor
struct TransactionTests {
    private let screen = Screen()
    private let layer: CALayer

    init() {
        layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: .red)
        screen.render()
    }

    @Test func settingsHoldForTheirLevel() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 2)
        CATransaction.setAnimationDuration(3)
        CATransaction.setDisableActions(true)
        CATransaction.setValue("x", forKey: "remark")
        #expect(CATransaction.value(forKey: "remark") as? String == "x")
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 2)
        #expect(!CATransaction.disableActions())
        layer.opacity = 0
        #expect(layer.animation(forKey: "opacity")?.duration == 2)
        CATransaction.commit()
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func completionWaitsForTheAnimationsOfTheLevelAndThoseInside() {
        var events: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { events.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { events.append("inner") }
        CATransaction.setAnimationDuration(1)
        layer.opacity = 0
        CATransaction.commit()
        CATransaction.commit()
        screen.render()
        screen.render(after: 0.9)
        #expect(events == [])
        screen.render(after: 0.2)
        #expect(events == ["inner", "outer"])
    }

    @Test func completionWithoutAnimationsRunsAtTheCommit() {
        var isComplete = false
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { isComplete = true }
        layer.opacity = 0
        #expect(!isComplete)
        CATransaction.commit()
        #expect(isComplete)
    }

    @Test func theImplicitTransactionEndsWithTheFlush() {
        var isComplete = false
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { isComplete = true }
        layer.opacity = 0.5
        #expect(!isComplete)
        CATransaction.flush()
        #expect(isComplete)
        #expect(!CATransaction.disableActions())
    }

    @Test func whatACompletionBlockChangesIsPartOfTheSameFrame() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setCompletionBlock { layer.backgroundColor = .blue }
        layer.opacity = 0.5
        CATransaction.commit()
        layer.delegate = still
        screen.render()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 1
        CATransaction.commit()
        screen.render(after: 1)
        #expect(screen.pixel(5, 5) == 0xff00_00ff)
    }

    private let still = StillDelegate()
}
