import CObjCRuntime
import UIKit

/// An Objective-C object that receives selectors from the frameworks.
@MainActor private struct Receiver: ActionTarget {
    let object: ObjCObject

    func responds(to action: Selector) -> Bool { object_responds(object, selector(action.name)) }

    func receive(_ action: Selector, sender: Any?, event: UIEvent?) {
        object_perform_action(object, selector(action.name), objectiveCAny(sender), autoreleasedShell(of: event))
    }

    func receive(_ action: Selector, animation: String?, finished: Bool, context: UnsafeMutableRawPointer?) {
        object_perform_animation(
            object, selector(action.name), objectiveC(animation), finished.toObjectiveC(), context)
    }

    func string(_ getter: Selector) -> String? {
        message_send(object, selector(getter.name)).flatMap(String.fromObjectiveC)
    }
}

extension ForeignTarget: ActionTarget {
    func responds(to action: Selector) -> Bool { object.map { Receiver(object: $0).responds(to: action) } ?? false }

    func receive(_ action: Selector, sender: Any?, event: UIEvent?) {
        object.map { Receiver(object: $0).receive(action, sender: sender, event: event) }
    }

    func receive(_ action: Selector, animation: String?, finished: Bool, context: UnsafeMutableRawPointer?) {
        object.map { Receiver(object: $0).receive(action, animation: animation, finished: finished, context: context) }
    }

    func string(_ getter: Selector) -> String? { object.flatMap { Receiver(object: $0).string(getter) } }

    var retained: AnyObject? { object.map(ForeignObject.init) }
}

extension ForeignObject: ActionTarget {
    func responds(to action: Selector) -> Bool { Receiver(object: object).responds(to: action) }

    func receive(_ action: Selector, sender: Any?, event: UIEvent?) {
        Receiver(object: object).receive(action, sender: sender, event: event)
    }

    func receive(_ action: Selector, animation: String?, finished: Bool, context: UnsafeMutableRawPointer?) {
        Receiver(object: object).receive(action, animation: animation, finished: finished, context: context)
    }

    func string(_ getter: Selector) -> String? { Receiver(object: object).string(getter) }
}

/// Answers the frameworks' questions about objects whose classes Objective-C code has subclassed or extended.
@MainActor struct PeerInformation: PeerClassInformation {
    static func install() {
        PeerClass.information = PeerInformation()
        InputContent.foreignInput = keyInput
        Connections.make()
    }

    /// From now on framework objects may have methods that Swift does not see.
    static func installActions() {
        ActionDispatch.bridgedTarget = { Receiver(object: unretainedShell(of: $0)) }
    }

    func className(of object: PlatformObject) -> String? {
        guard object.isPeer, let shell = object.shell else { return nil }
        return String(cString: object_class_name(shell))
    }

    func makeLayer(for view: UIView) -> CALayer? {
        guard let shell = view.shell, class_method_is_overridden(class_of(shell), Self.layerClass),
            let layerClass = message_send(class_of(shell), Self.layerClass),
            let made = message_send(message_send(layerClass, Self.alloc), Self.initialize)
        else { return nil }
        defer { object_release(made) }
        return peerIfAny(made, as: CALayer.self)
    }

    private static func keyInput(of responder: UIResponder) -> (any UIKeyInput)? {
        guard responder.isPeer, let shell = responder.shell,
            keyInputMethods.allSatisfy({ object_responds(shell, $0) })
        else { return nil }
        let knowsMarkedText = markedTextMethods.allSatisfy { object_responds(shell, $0) }
        return knowsMarkedText ? Proxy_UITextInput(shell) : Proxy_UIKeyInput(shell)
    }

    private static let keyInputMethods = ["insertText:", "deleteBackward", "hasText"].map { selector($0) }

    private static let markedTextMethods = ["setMarkedText:selectedRange:", "markedTextRange", "unmarkText"].map {
        selector($0)
    }

    func setHighlighted(_ highlighted: Bool, of view: UIView) {
        guard view.isPeer, let shell = view.shell, object_responds(shell, Self.setHighlighted) else { return }
        typealias Setter = @convention(c) (ObjCObject, ObjCSelector, UInt8) -> Void
        unsafeBitCast(objc_msg_lookup(shell, Self.setHighlighted), to: Setter.self)(
            shell, Self.setHighlighted, highlighted ? 1 : 0)
    }

    private static let setHighlighted = selector("setHighlighted:", "v20@0:8C16")

    func overridesDraw(_ view: UIView) -> Bool {
        guard let shell = view.shell else { return false }
        return method_is_overridden(class_of(shell), Self.drawRect)
    }

    func overrides(_ object: PlatformObject, _ selector: String) -> Bool {
        guard let shell = object.shell else { return false }
        return method_is_overridden(class_of(shell), ObjCBridge.selector(selector))
    }

    private static let layerClass = selector("layerClass", "#16@0:8")
    private static let alloc = selector("alloc", "@16@0:8")
    private static let initialize = selector("init", "@16@0:8")
    private static let drawRect = selector("drawRect:", "v48@0:8{_NSRect={_NSPoint=dd}{_NSSize=dd}}16")
}
