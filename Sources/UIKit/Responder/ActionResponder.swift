/// A Swift class whose methods can be called by selector: a target of controls, animations and nib connections.
///
/// Swift has no `@objc` on this platform, so a class lists the methods it wants to be called by name:
///
///     final class CounterController: UIViewController, ActionResponder {
///         class var actions: [Selector: ActionMethod] {
///             ["increase:": ActionMethod(CounterController.increase)]
///         }
///         func increase(_ sender: UIButton) { … }
///     }
///     button.addTarget(controller, action: "increase:", for: .touchUpInside)
///
/// Declare it `class var` in a class that has subclasses; a subclass that adds actions merges them with `super.actions`.
@MainActor public protocol ActionResponder: AnyObject {
    /// The methods of this class that have a selector.
    static var actions: [Selector: ActionMethod] { get }
}

/// A method of a class with its types taken off, so that it can stand in a table. See ``ActionResponder``.
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

    /// What an animation block tells its delegate: identifier, finished, context; selector
    /// `"animationDidStop:finished:context:"`.
    public init<Target: AnyObject>(
        _ method: @escaping @MainActor (Target) -> (String?, Bool, UnsafeMutableRawPointer?) -> Void
    ) {
        call = { target, arguments in
            guard let target = target as? Target else { return }
            method(target)(arguments.sender as? String, arguments.finished, arguments.context)
        }
    }
}

/// What a method called by selector may be given.
package struct ActionArguments {
    package var sender: Any?
    package var event: UIEvent?
    /// For animation delegates: whether the animation ran to its end.
    package var finished = true
    /// For animation delegates: the pointer that was given to `beginAnimations(_:context:)`.
    package var context: UnsafeMutableRawPointer?

    package init(sender: Any?, event: UIEvent? = nil) {
        self.sender = sender
        self.event = event
    }
}
