import QuartzCore
import Testing

@MainActor
struct ActionTests {
    /// Remembers the events it is run for.
    private final class Recorder: CAAction {
        private(set) var events: [String] = []
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            events.append(event)
        }
    }

    private final class ActionDelegate: CALayerDelegate {
        var answer: (any CAAction)?
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
    }

    private final class LayerWithDefault: CALayer {
        nonisolated(unsafe) static var answer: (any CAAction)?
        override class func defaultAction(forKey event: String) -> (any CAAction)? { answer }
    }

    @Test func actionsAreSearchedInOrder() {
        let layer = LayerWithDefault()
        let (byClass, byStyle, byDictionary, byDelegate) = (Recorder(), Recorder(), Recorder(), Recorder())
        LayerWithDefault.answer = byClass
        #expect(layer.action(forKey: "x") as AnyObject === byClass)
        let styleActions: [String: any CAAction] = ["x": byStyle]
        layer.style = ["actions": styleActions]
        #expect(layer.action(forKey: "x") as AnyObject === byStyle)
        layer.actions = ["x": byDictionary]
        #expect(layer.action(forKey: "x") as AnyObject === byDictionary)
        let delegate = ActionDelegate()
        delegate.answer = byDelegate
        layer.delegate = delegate
        #expect(layer.action(forKey: "x") as AnyObject === byDelegate)
        delegate.answer = NSNull()
        #expect(layer.action(forKey: "x") == nil)
    }

    @Test func aChangeRunsItsActionWithTheNewValueInPlace() {
        let layer = CALayer()
        let recorder = Recorder()
        layer.actions = ["opacity": recorder, kCAOnOrderIn: recorder, kCAOnOrderOut: recorder]
        layer.opacity = 0.5
        let root = CALayer()
        root.addSublayer(layer)
        layer.removeFromSuperlayer()
        #expect(recorder.events == ["opacity", kCAOnOrderIn, kCAOnOrderOut])
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 1
        CATransaction.commit()
        #expect(recorder.events.count == 3)
    }

    @Test func otherThingsAmongTheActionsOfAStyleDoNotHideAnAction() {
        let layer = CALayer()
        let recorder = Recorder()
        let actions: [AnyHashable: Any] = ["opacity": recorder, "bounds": "none", 1: "none"]
        layer.style = ["actions": actions]
        layer.opacity = 0.5
        layer.bounds.size.width = 2
        #expect(recorder.events == ["opacity"])
    }

    @Test func anUnseenLayerDoesNotAnimate() {
        let layer = CALayer()
        layer.opacity = 0.3
        #expect(layer.animationKeys() == nil)
        #expect(layer.presentation() == nil)
    }
}
