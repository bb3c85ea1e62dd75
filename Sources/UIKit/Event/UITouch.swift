/// A finger on the screen, from the moment it touches down until it is lifted or taken away.
@MainActor open class UITouch: PlatformObject {
    /// What the finger did last.
    /// - ObjC: UITouchPhase
    public enum Phase: Int {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// - ObjC: -
    package init(window: UIWindow?, view: UIView?, location: CGPoint, timestamp: TimeInterval, tapCount: Int) {
        storedWindow = window
        storedView = view
        windowLocation = location
        previousWindowLocation = location
        startLocation = location
        storedTimestamp = timestamp
        storedTapCount = tapCount
        super.init(platform: ())
    }

    /// The view is kept: it gets the rest of the touch even when it has left its window.
    private let storedView: UIView?
    private let storedWindow: UIWindow?
    package final var storedPhase = Phase.began
    package final var storedTimestamp: TimeInterval
    package final var storedTapCount: Int
    /// The view has a finger already and does not want another one.
    final var isForRecognizersOnly = false
    /// Where the finger is, was before, and touched down, in the window's coordinates.
    package final var windowLocation: CGPoint
    package final var previousWindowLocation: CGPoint
    package final let startLocation: CGPoint

    /// When the finger did what ``phase`` says, in seconds since the device was started.
    open var timestamp: TimeInterval { storedTimestamp }

    open var phase: Phase { storedPhase }

    /// How many times the finger tapped in the same place, this time included; 0 once it has moved away.
    open var tapCount: Int { storedTapCount }

    /// The window the finger touched down in.
    open var window: UIWindow? { storedWindow }

    /// The view the finger touched down in.
    open var view: UIView? { storedView }

    /// Where the finger is, in the coordinates of `view`; nil means the window's.
    /// - ObjC: locationInView:
    open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }

    /// Where the finger was before it last moved, in the coordinates of `view`; nil means the window's.
    /// - ObjC: previousLocationInView:
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }

    /// The recognizers that look at the finger, while it is down; nil if there are none. iOS 3.2.
    open var gestureRecognizers: [UIGestureRecognizer]? { storedWindow?.recognizers(lookingAt: self) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let storedWindow else { return point }
        return view.convert(point, from: storedWindow as UIView)
    }
}
