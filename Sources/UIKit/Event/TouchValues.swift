/// The values of a touch: time, location, phase.
///
/// A touch stores its values in Swift until it gets an Objective-C object. After that they are in this object's
/// instance variables, which apps that simulate touches read and write (`UITouch.values`).
package protocol TouchValues: AnyObject {
    var phase: UITouch.Phase { get set }
    /// In seconds since the device was started.
    var timestamp: TimeInterval { get set }
    var tapCount: Int { get set }
    var window: UIWindow? { get set }
    var view: UIView? { get set }
    /// The present and the previous location, in the window's coordinates.
    var location: CGPoint { get set }
    var previousLocation: CGPoint { get set }
}

/// The values stored in Swift.
final class PlainTouchValues: TouchValues {
    var phase = UITouch.Phase.began
    var timestamp: TimeInterval = 0
    var tapCount = 0
    /// Retained: the view receives the rest of the touch even after it has left its window.
    var view: UIView?
    var window: UIWindow?
    var location = CGPoint.zero
    var previousLocation = CGPoint.zero
}
