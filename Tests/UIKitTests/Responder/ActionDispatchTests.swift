import Testing
import UIKit

private class Counter: UIViewController, ActionResponder {
    class var actions: [Selector: ActionMethod] {
        [
            "increase": ActionMethod(Counter.count), "increase:": ActionMethod(Counter.increase(_:)),
            "increase:event:": ActionMethod(Counter.increase(_:event:)),
        ]
    }
    var calls: [String] = []
    func count() { calls.append("none") }
    func increase(_ sender: UIButton) { calls.append("sender \(sender.tag)") }
    func increase(_ sender: UIButton, event: UIEvent?) { calls.append("event \(sender.tag)") }
}

private final class ResettingCounter: Counter {
    override class var actions: [Selector: ActionMethod] {
        super.actions.merging(["reset": ActionMethod(ResettingCounter.reset)]) { $1 }
    }
    func reset() { calls = [] }
}

@MainActor struct ActionDispatchTests {
    @Test func methodsAreCalledByTheirSelectors() {
        let counter = Counter()
        let button = UIButton(frame: .zero)
        button.tag = 3
        for name in ["increase", "increase:", "increase:event:"] {
            #expect(ActionDispatch.send(Selector(name), to: counter, sender: button, event: nil))
        }
        #expect(counter.calls == ["none", "sender 3", "event 3"])
    }

    @Test func anUnknownSelectorIsReported() {
        #expect(!ActionDispatch.send("decrease", to: Counter(), sender: nil, event: nil))
        #expect(!ActionDispatch.send("increase", to: NSObject(), sender: nil, event: nil))
    }

    @Test func aSenderOfAnotherTypeIsNotDelivered() {
        let counter = Counter()
        ActionDispatch.send("increase:", to: counter, sender: "text", event: nil)
        #expect(counter.calls.isEmpty)
    }

    @Test func subclassesAddActions() {
        let counter = ResettingCounter()
        counter.count()
        #expect(ActionDispatch.send("reset", to: counter, sender: nil, event: nil))
        #expect(counter.calls.isEmpty)
        #expect(counter.canPerformAction("increase:", withSender: nil))
        #expect(!Counter().canPerformAction("reset", withSender: nil))
    }

    @Test func anActionWithoutTargetGoesUpTheResponderChain() {
        let counter = Counter()
        counter.view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let container = UIView(frame: .zero)
        let button = UIButton(frame: .zero)
        button.tag = 5
        counter.view.addSubview(container)
        container.addSubview(button)
        button.addTarget(nil, action: "increase:", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(counter.calls == ["sender 5"])
    }
}
