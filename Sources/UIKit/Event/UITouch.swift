/// A finger on the screen, from the moment it touches down until it is lifted or taken away.
@MainActor open class UITouch: PlatformObject {
    /// The last change of the finger.
    /// - ObjC: UITouchPhase
    public enum Phase: Int {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// A touch without values, for code that plays touches by itself and sets them.
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
    /// Where the finger touched down, in the window's coordinates.
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
    /// Where the finger is, in the window's coordinates.
    package final var windowLocation: CGPoint {
        get { values.location }
        set { values.location = newValue }
    }
    package final var previousWindowLocation: CGPoint {
        get { values.previousLocation }
        set { values.previousLocation = newValue }
    }

    /// When the finger did what ``phase`` says, in seconds since the device was started.
    open var timestamp: TimeInterval { values.timestamp }

    open var phase: Phase { values.phase }

    /// The number of taps at the same place, including this one; 0 after the finger has moved away.
    open var tapCount: Int { values.tapCount }

    /// The window the finger touched down in.
    open var window: UIWindow? { values.window }

    /// The view the finger touched down in.
    open var view: UIView? { values.view }

    /// Where the finger is, in the coordinates of `view`; nil means the window's.
    /// - ObjC: locationInView:
    open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }

    /// Where the finger was before it last moved, in the coordinates of `view`; nil means the window's.
    /// - ObjC: previousLocationInView:
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }

    /// The recognizers that look at the finger, while it is down; nil if there are none. iOS 3.2.
    open var gestureRecognizers: [UIGestureRecognizer]? { values.window?.recognizers(lookingAt: self) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = values.window else { return point }
        return view.convert(point, from: window as UIView)
    }
}
