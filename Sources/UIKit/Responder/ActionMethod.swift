/// A type-erased method of a class, for tables of methods by selector. See ``ActionResponder``.
@MainActor public struct ActionMethod {
    let call: @MainActor (AnyObject, ActionArguments) -> Void

    /// A method without arguments, selector `"name"`.
    public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> () -> Void) {
        call = { target, _ in
            if let target = target as? Target { method(target)() }
        }
    }

    /// A method that takes the sender, selector `"name:"`. A sender of another type is not delivered.
    public init<Target: AnyObject, Sender>(_ method: @escaping @MainActor (Target) -> (Sender) -> Void) {
        call = { target, arguments in
            guard let target = target as? Target, let sender = arguments.sender as? Sender else { return }
            method(target)(sender)
        }
    }

    /// A method that takes the sender and the event, selector `"name:event:"` or `"name:forEvent:"`.
    public init<Target: AnyObject, Sender>(_ method: @escaping @MainActor (Target) -> (Sender, UIEvent?) -> Void) {
        call = { target, arguments in
            guard let target = target as? Target, let sender = arguments.sender as? Sender else { return }
            method(target)(sender, arguments.event)
        }
    }

    /// The same for a method that always wants an event: without one it is not called.
    public init<Target: AnyObject, Sender>(_ method: @escaping @MainActor (Target) -> (Sender, UIEvent) -> Void) {
        call = { target, arguments in
            guard let target = target as? Target, let sender = arguments.sender as? Sender,
                let event = arguments.event
            else { return }
            method(target)(sender, event)
        }
    }

    /// A method with the signature of an animation delegate, `"animationDidStop:finished:context:"`.
    public init<Target: AnyObject>(
        _ method: @escaping @MainActor (Target) -> (String?, Bool, UnsafeMutableRawPointer?) -> Void
    ) {
        call = { target, arguments in
            guard let target = target as? Target else { return }
            method(target)(arguments.sender as? String, arguments.finished, arguments.context)
        }
    }
}
