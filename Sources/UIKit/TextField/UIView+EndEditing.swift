/// A text view whose editing can be ended without asking its delegate.
@MainActor package protocol EndsEditingByForce: UIResponder {
    var endsByForce: Bool { get set }
}

extension UITextField: EndsEditingByForce {}

extension UIView {
    /// Ends editing if a text field or text view inside this view, or this view, is the first responder.
    /// - Parameter force: Whether it ends even if the field's delegate does not want it to.
    /// - Returns: false if it goes on.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else { return true }
        guard force, let text = responder as? any EndsEditingByForce else { return responder.resignFirstResponder() }
        text.endsByForce = true
        defer { text.endsByForce = false }
        return responder.resignFirstResponder()
    }
}
