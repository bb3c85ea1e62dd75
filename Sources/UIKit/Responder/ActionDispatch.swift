/// Calls methods by selector: on objects of another language, on Swift classes that list theirs, and on the framework's
/// own objects for the few selectors that nib files send to them.
@MainActor package enum ActionDispatch {
    /// How a language bridge reaches the methods of a framework object that has, or may get, a shell. Set once at
    /// start.
    package static var bridgedTarget: ((PlatformObject) -> (any ActionTarget)?)?

    /// The actions of an app's Swift classes, as far as they were registered for nib files. Set by `InterfaceRegistry`.
    static var registeredAction: ((Selector, AnyObject) -> ActionMethod?)?

    /// Returns true if `object` has a method for the selector.
    package static func responds(_ object: AnyObject, to action: Selector) -> Bool {
        if let target = foreignTarget(object), target.responds(to: action) { return true }
        if let responder = object as? any ActionResponder, type(of: responder).actions[action] != nil { return true }
        if registeredAction?(action, object) != nil { return true }
        if object is any UIResponderStandardEditActions, StandardEditAction(action) != nil { return true }
        return (object as? UIResponder).map { type(of: $0).builtInAction(action) != nil } ?? false
    }

    /// Calls the method of that name.
    /// - Returns: false if the object has none.
    @discardableResult
    package static func send(_ action: Selector, to object: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
        if let target = foreignTarget(object), target.responds(to: action) {
            target.receive(action, sender: sender, event: event)
            return true
        }
        return call(action, on: object, ActionArguments(sender: sender, event: event))
    }

    /// Tells an animation's delegate that the animation started or stopped.
    @discardableResult
    package static func sendAnimation(
        _ action: Selector, to object: AnyObject, identifier: String?, finished: Bool, context: UnsafeMutableRawPointer?
    ) -> Bool {
        if let target = foreignTarget(object), target.responds(to: action) {
            target.receive(action, animation: identifier, finished: finished, context: context)
            return true
        }
        var arguments = ActionArguments(sender: identifier)
        arguments.finished = finished
        arguments.context = context
        return call(action, on: object, arguments)
    }

    /// Calls a getter of an object of another language.
    /// - Returns: nil if the object has no such method or the result is not a string.
    package static func string(_ getter: Selector, of object: AnyObject) -> String? {
        guard let target = foreignTarget(object), target.responds(to: getter) else { return nil }
        return target.string(getter)
    }

    private static func foreignTarget(_ object: AnyObject) -> (any ActionTarget)? {
        if let target = object as? any ActionTarget { return target }
        guard let bridgedTarget, let object = object as? PlatformObject else { return nil }
        return bridgedTarget(object)
    }

    private static func call(_ action: Selector, on object: AnyObject, _ arguments: ActionArguments) -> Bool {
        if let responder = object as? any ActionResponder, let method = type(of: responder).actions[action] {
            method.call(responder, arguments)
            return true
        }
        if let method = registeredAction?(action, object) {
            method.call(object, arguments)
            return true
        }
        if let target = object as? any UIResponderStandardEditActions, let edit = StandardEditAction(action) {
            edit.send(to: target, sender: arguments.sender)
            return true
        }
        guard let responder = object as? UIResponder, let method = type(of: responder).builtInAction(action)
        else { return false }
        method(responder)
        return true
    }
}
