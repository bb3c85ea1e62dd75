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
