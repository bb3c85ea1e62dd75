/// Decides when a gesture recognizer takes part, and which ones go together.
@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether a gesture that was recognized may begin. True by default; false makes the recognizer fail.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

    /// Whether two recognizers may recognize the same fingers' gesture. False by default; it is enough that one of the
    /// two delegates says true.
    /// - ObjC: gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Whether the recognizer looks at a finger that touches down. True by default.
    /// - ObjC: gestureRecognizer:shouldReceiveTouch:
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
}
