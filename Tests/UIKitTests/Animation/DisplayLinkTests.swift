import MainLoop
import Testing
import UIKit

@MainActor private final class Listener: ActionResponder {
    class var actions: [Selector: ActionMethod] { ["tick:": ActionMethod(Listener.tick)] }
    var times: [CFTimeInterval] = []
    var onTick: ((CADisplayLink) -> Void)?

    func tick(_ sender: Any?) {
        guard let link = sender as? CADisplayLink else { return }
        times.append(link.timestamp)
        onTick?(link)
    }
}

/// Links follow the main loop's clock; the loop is run in short turns of real time.
@MainActor @Suite(.serialized) struct DisplayLinkTests {
    private let listener = Listener()

    /// Runs the loop until the listener has heard so many frames, or a second has passed.
    private func run(until count: Int) {
        let end = MainLoop.main.now + 1
        while listener.times.count < count, MainLoop.main.now < end { MainLoop.main.runOnce(until: end) }
    }

    @Test func aLinkCallsItsTargetOnceAFrame() throws {
        let link = CADisplayLink(target: listener, selector: "tick:")
        #expect(link.timestamp == 0 && link.duration == 0)
        link.add(to: .main, forMode: .default)
        run(until: 3)
        link.invalidate()
        #expect(listener.times.count == 3)
        for (time, next) in zip(listener.times, listener.times.dropFirst()) {
            let frames = (next - time) * 60
            #expect(frames > 0.99 && abs(frames - frames.rounded()) < 0.01)
        }
        #expect(abs(link.duration - 1 / 60) < 1e-9)
    }

    @Test func aPausedOrInvalidLinkCostsNothing() {
        let before = MainLoop.main.nextDeadline
        let link = CADisplayLink(target: listener, selector: "tick:")
        #expect(MainLoop.main.nextDeadline == before)
        link.add(to: .main, forMode: .common)
        #expect(MainLoop.main.nextDeadline != nil)
        link.isPaused = true
        #expect(MainLoop.main.nextDeadline == before)
        link.isPaused = false
        link.remove(from: .main, forMode: .default)
        #expect(MainLoop.main.nextDeadline != nil)
        link.remove(from: .main, forMode: .common)
        #expect(MainLoop.main.nextDeadline == before)
        link.add(to: .main, forMode: .default)
        #expect(MainLoop.main.nextDeadline == before)
    }

    @Test func frameIntervalsLeaveFramesOut() {
        let link = CADisplayLink(target: listener, selector: "tick:")
        link.frameInterval = 3
        link.add(to: .main, forMode: .default)
        run(until: 3)
        link.invalidate()
        for (time, next) in zip(listener.times, listener.times.dropFirst()) { #expect((next - time) * 60 > 2.99) }
    }

    @Test func aLinkKeepsItsTargetUntilItIsInvalid() {
        weak var weakTarget: Listener?
        let link: CADisplayLink
        do {
            let target = Listener()
            weakTarget = target
            link = CADisplayLink(target: target, selector: "tick:")
        }
        #expect(weakTarget != nil)
        link.invalidate()
        #expect(weakTarget == nil)
    }

    @Test func aTargetMayEndItsLink() {
        let link = CADisplayLink(target: listener, selector: "tick:")
        listener.onTick = { $0.invalidate() }
        link.add(to: .main, forMode: .default)
        run(until: 1)
        let deadline = MainLoop.main.now + 0.05
        while MainLoop.main.now < deadline { MainLoop.main.runOnce(until: deadline) }
        #expect(listener.times.count == 1)
    }
}
