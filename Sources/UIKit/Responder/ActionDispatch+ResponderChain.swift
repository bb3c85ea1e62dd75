extension ActionDispatch {
    /// Sends an action to the first object that has the method: up the responder chain from the first of the given
    /// responders, and if nobody there has it, from the next one.
    /// - Returns: whether anybody got it.
    package static func sendUpResponderChain(
        _ action: Selector, from starts: [UIResponder?], sender: Any?, event: UIEvent?
    ) -> Bool {
        for start in starts {
            var responder = start
            while let current = responder {
                if current.canPerformAction(action, withSender: sender) {
                    return send(action, to: current, sender: sender, event: event)
                }
                responder = current.next
            }
        }
        return false
    }
}
