/// Controls when a gesture recognizer takes part, and which recognizers can work simultaneously.
@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Returns true to let a recognized gesture begin, the default; false makes the recognizer fail.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

    /// Returns true to let two recognizers recognize their gestures simultaneously. The default is false. It is
    /// sufficient that one of the two delegates returns true.
    /// - ObjC: gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Returns true to let the recognizer receive a new touch, the default.
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
