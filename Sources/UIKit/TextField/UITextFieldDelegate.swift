/// Decides about the editing of a text field and hears of it.
@MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Whether editing may begin. True by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// The field is the first responder now.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Whether editing may end, because another object wants to be first responder for instance. True by default.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// The field is no longer the first responder; also when ``textFieldShouldEndEditing(_:)`` was not asked.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Whether the user's change may happen. True by default.
    /// - Parameters:
    ///   - range: What is replaced, in UTF-16 units.
    ///   - string: What takes its place: a character typed, empty if something is deleted, or what is pasted.
    /// - ObjC: textField:shouldChangeCharactersInRange:replacementString:
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool

    /// Whether the clear button may empty the field. True by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Whether the return key does what it usually does: ends editing if somebody wants to hear of the exit. True by
    /// default.
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
