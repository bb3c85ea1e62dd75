/// An object of another language that receives selectors by itself.
@MainActor package protocol ActionTarget {
    /// Returns true if the object has a method for the selector.
    func responds(to action: Selector) -> Bool
    /// Calls a method that the object has, with as many of the arguments as the selector has colons.
    func receive(_ action: Selector, sender: Any?, event: UIEvent?)
    /// Calls a method of an animation's delegate: identifier, finished, context.
    func receive(_ action: Selector, animation: String?, finished: Bool, context: UnsafeMutableRawPointer?)
    /// Calls a getter that the object has; nil if the result is not a string.
    func string(_ getter: Selector) -> String?
    /// The target in a form that retains the object behind it; nil if that object no longer exists.
    var retained: AnyObject? { get }
}

extension ActionTarget {
    package var retained: AnyObject? { self as AnyObject }
}
