/// A touch: a finger on the screen from touch down until it is lifted or the touch is cancelled.
@MainActor open class UITouch: PlatformObject {
    /// The phase of a touch.
    /// - ObjC: UITouchPhase
    public enum Phase: Int {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// Makes a touch without values, for code that simulates touches.
    public init() {
        values = PlainTouchValues()
        super.init(platform: ())
    }

    /// - ObjC: -
    package convenience init(
        window: UIWindow?, view: UIView?, location: CGPoint, timestamp: TimeInterval, tapCount: Int
    ) {
        self.init()
        (values.window, values.view) = (window, view)
        (values.location, values.previousLocation) = (location, location)
        (values.timestamp, values.tapCount) = (timestamp, tapCount)
        startLocation = location
    }

    /// The values of the touch. The Objective-C bridge replaces this object when it makes the touch's shell.
    package final nonisolated(unsafe) var values: any TouchValues
    /// True if only gesture recognizers get the touch, since the view already has one and does not want multiple
    /// touches.
    final var isForRecognizersOnly = false
    /// True if no other finger was on the view when this one touched down.
    package final nonisolated(unsafe) var isFirstForView = false
    /// The location of the touch down, in the window's coordinates.
    package final var startLocation = CGPoint.zero

    package final var storedPhase: Phase {
        get { values.phase }
        set { values.phase = newValue }
    }
    package final var storedTimestamp: TimeInterval {
        get { values.timestamp }
        set { values.timestamp = newValue }
    }
    package final var storedTapCount: Int {
        get { values.tapCount }
        set { values.tapCount = newValue }
    }
    /// The present location, in the window's coordinates.
    package final var windowLocation: CGPoint {
        get { values.location }
        set { values.location = newValue }
    }
    package final var previousWindowLocation: CGPoint {
        get { values.previousLocation }
        set { values.previousLocation = newValue }
    }

    /// The time of the last change of the touch, in seconds since the start of the device.
    open var timestamp: TimeInterval { values.timestamp }

    open var phase: Phase { values.phase }

    /// The number of taps at the same place, including this one; 0 after the finger has moved away.
    open var tapCount: Int { values.tapCount }

    /// The window of the touch down.
    open var window: UIWindow? { values.window }

    /// The view of the touch down, which receives the touch.
    open var view: UIView? { values.view }

    /// The present location in the coordinates of `view`; nil uses those of the window.
    /// - ObjC: locationInView:
    open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }

    /// The previous location in the coordinates of `view`; nil uses those of the window.
    /// - ObjC: previousLocationInView:
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }

    /// The gesture recognizers that receive the touch while it is down; nil if there are none. iOS 3.2.
    open var gestureRecognizers: [UIGestureRecognizer]? { values.window?.recognizers(lookingAt: self) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = values.window else { return point }
        return view.convert(point, from: window as UIView)
    }
}
