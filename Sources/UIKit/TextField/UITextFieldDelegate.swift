/// Controls the editing of a text field and is told of it.
@MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Returns true to permit editing to begin, the default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Called after the field has become first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Returns true to permit editing to end, for example because another object wants to become first responder. The
    /// default is true.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Called after the field has resigned first responder, even if ``textFieldShouldEndEditing(_:)`` was not called.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Returns true to permit a change by the user, the default.
    /// - Parameters:
    ///   - range: The range to replace, in UTF-16 code units.
    ///   - string: The replacement: a typed character, pasted text, or empty for a deletion.
    /// - ObjC: textField:shouldChangeCharactersInRange:replacementString:
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool

    /// Returns true to permit the clear button to clear the field, the default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Returns true to let the return key have its default effect: it ends editing if the field has an action for
    /// `editingDidEndOnExit`. The default is true.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
