/// A text view that can end editing without asking its delegate.
@MainActor package protocol EndsEditingByForce: UIResponder {
    var endsByForce: Bool { get set }
}

extension UITextField: EndsEditingByForce {}

extension UIView {
    /// Ends editing if this view or a descendant is a text field or text view that is first responder.
    /// - Parameter force: True to end editing even if the delegate refuses.
    /// - Returns: false if editing continues.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else { return true }
        guard force, let text = responder as? any EndsEditingByForce else { return responder.resignFirstResponder() }
        text.endsByForce = true
        defer { text.endsByForce = false }
        return responder.resignFirstResponder()
    }
}
