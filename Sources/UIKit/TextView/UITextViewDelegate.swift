/// Decides about the editing of a text view, and is told of editing and scrolling.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether editing may begin. True by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

    /// Whether editing may end. True by default.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool

    /// The view is the first responder now.
    func textViewDidBeginEditing(_ textView: UITextView)

    /// The view is no longer the first responder.
    func textViewDidEndEditing(_ textView: UITextView)

    /// Whether the user's change may happen. True by default.
    /// - Parameters:
    ///   - range: What is replaced, in UTF-16 units.
    ///   - text: What takes its place.
    /// - ObjC: textView:shouldChangeTextInRange:replacementText:
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// The user changed the text.
    func textViewDidChange(_ textView: UITextView)

    /// The caret or the selection is elsewhere.
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
