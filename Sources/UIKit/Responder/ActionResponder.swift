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
/// Declare it `class var` in a class that has subclasses; a subclass that adds actions merges them with
/// `super.actions`.
@MainActor public protocol ActionResponder: AnyObject {
    /// The methods of this class that have a selector.
    static var actions: [Selector: ActionMethod] { get }
}
