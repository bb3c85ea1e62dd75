/// The arguments that can be passed to a method called by selector.
package struct ActionArguments {
    package var sender: Any?
    package var event: UIEvent?
    /// For animation delegates: true if the animation ran to its end.
    package var finished = true
    /// For animation delegates: the pointer passed to `beginAnimations(_:context:)`.
    package var context: UnsafeMutableRawPointer?

    package init(sender: Any?, event: UIEvent? = nil) {
        self.sender = sender
        self.event = event
    }
}
