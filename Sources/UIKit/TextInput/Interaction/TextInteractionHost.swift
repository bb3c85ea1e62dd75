/// A view whose text the user touches.
@MainActor protocol TextInteractionHost: UIView, KeyboardTarget {
    var editor: TextEditor { get }
    /// True if the text can be edited; false if it can only be selected.
    var isTextEditable: Bool { get }
    /// The origin of the first line, in the view's coordinates.
    var textOrigin: CGPoint { get }
    /// The part of the view that shows text.
    var textVisibleRect: CGRect { get }
    var textCaretView: TextCaretView { get }
    var textSelectionView: TextSelectionView { get }
    /// The user typed.
    func textDidType()
    /// Makes the view first responder because of a tap.
    func beginEditingForTouch() -> Bool
    /// Scrolls so that the caret can be seen.
    func showCaret()
    /// Opens the link at a place that is tapped while the text is not being edited.
    /// - Returns: true if there was a link.
    func tapText(at offset: Int) -> Bool
}
