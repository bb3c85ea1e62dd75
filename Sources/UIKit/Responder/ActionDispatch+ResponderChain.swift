extension ActionDispatch {
    /// Sends an action to the first object that implements it, along the responder chain from the first of the given
    /// responders. If no object there implements it, the chain of the next one is searched.
    /// - Returns: true if an object has received the action.
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
