extension ActionDispatch {
    /// Sends an action to its target, or, if that is nil, to the first object up the responder chain that has the method.
    /// The chain begins at the first responder and, if nobody there has it, at the sender.
    /// - Returns: whether anybody got it.
    @discardableResult
    package static func route(_ action: Selector, to target: AnyObject?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target { return send(action, to: target, sender: sender, event: event) }
        let sending = sender as? UIResponder
        for start in [sending?.responderWindow?.firstResponder, sending] {
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
