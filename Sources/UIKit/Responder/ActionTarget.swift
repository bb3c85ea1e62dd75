/// An object of another language that receives selectors by itself.
@MainActor package protocol ActionTarget {
    /// Whether the object has a method of that name.
    func responds(to action: Selector) -> Bool
    /// Calls the method, which the object has, with as many of the arguments as its selector has colons.
    func receive(_ action: Selector, sender: Any?, event: UIEvent?)
    /// Calls a method of an animation's delegate: identifier, finished, context.
    func receive(_ action: Selector, animation: String?, finished: Bool, context: UnsafeMutableRawPointer?)
    /// What a method without arguments answers, which the object has; nil if that is no string.
    func string(_ getter: Selector) -> String?
    /// The target in a form that keeps the object behind it alive; nil when that is gone.
    var retained: AnyObject? { get }
}

extension ActionTarget {
    package var retained: AnyObject? { self as AnyObject }
}
