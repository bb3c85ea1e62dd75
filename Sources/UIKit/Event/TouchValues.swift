/// What a touch says of its finger.
///
/// A touch keeps its values itself. Where another language declares variables for them, which its code reads and
/// writes, the values are kept there from the moment that there is such an object (`UITouch.values`).
package protocol TouchValues: AnyObject {
    var phase: UITouch.Phase { get set }
    /// In seconds since the device was started.
    var timestamp: TimeInterval { get set }
    var tapCount: Int { get set }
    var window: UIWindow? { get set }
    var view: UIView? { get set }
    /// Where the finger is and was before, in the window's coordinates.
    var location: CGPoint { get set }
    var previousLocation: CGPoint { get set }
}

/// Values that only Swift knows.
final class PlainTouchValues: TouchValues {
    var phase = UITouch.Phase.began
    var timestamp: TimeInterval = 0
    var tapCount = 0
    /// The view is kept: it gets the rest of the touch even when it has left its window.
    var view: UIView?
    var window: UIWindow?
    var location = CGPoint.zero
    var previousLocation = CGPoint.zero
}
