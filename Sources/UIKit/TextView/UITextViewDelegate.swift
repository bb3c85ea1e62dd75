/// Controls the editing of a text view, and is told of editing and scrolling.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns true to permit editing to begin, the default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

    /// Returns true to permit editing to end, the default.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool

    /// Called after the view has become first responder.
    func textViewDidBeginEditing(_ textView: UITextView)

    /// Called after the view has resigned first responder.
    func textViewDidEndEditing(_ textView: UITextView)

    /// Returns true to permit a change by the user, the default.
    /// - Parameters:
    ///   - range: The range to replace, in UTF-16 code units.
    ///   - text: The replacement; empty for a deletion.
    /// - ObjC: textView:shouldChangeTextInRange:replacementText:
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// Called after the user has changed the text.
    func textViewDidChange(_ textView: UITextView)

    /// Called after the caret or the selection has changed.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
