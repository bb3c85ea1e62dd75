/// An event: touches, a motion of the device, or a remote control command (*Event Handling Guide for iPhone OS*).
///
/// All touches from the first touch down to the last lift share one event object. Do not retain it.
@MainActor open class UIEvent: PlatformObject {
    /// The type of an event.
    /// - ObjC: UIEventType
    public enum EventType: Int {
        case touches = 0
        case motion = 1
        /// A command of a headset. iOS 4.
        case remoteControl = 2
    }

    /// The subtype of an event.
    /// - ObjC: UIEventSubtype
    public enum EventSubtype: Int {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106
        case remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108
        case remoteControlEndSeekingForward = 109
    }

    /// Makes an event whose subclass provides ``allTouches``, for code that simulates touches.
    public init() { super.init(platform: ()) }

    /// - ObjC: -
    package convenience init(type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval = 0) {
        self.init()
        storedType = type
        storedSubtype = subtype
        self.timestamp = timestamp
    }

    private var storedType = EventType.touches
    private var storedSubtype = EventSubtype.none

    open var type: EventType { storedType }
    open var subtype: EventSubtype { storedSubtype }

    /// The time of the event, in seconds since the start of the device.
    open package(set) var timestamp: TimeInterval = 0

    package final var currentTouches: Set<UITouch> = []

    /// All touches of the event; nil for an event without touches.
    open var allTouches: Set<UITouch>? { storedType == .touches ? currentTouches : nil }

    /// Returns the touches that began in `window`.
    /// - ObjC: touchesForWindow:
    open func touches(for window: UIWindow) -> Set<UITouch>? { nonEmpty { $0.window === window } }

    /// Returns the touches that began in `view`.
    /// - ObjC: touchesForView:
    open func touches(for view: UIView) -> Set<UITouch>? { nonEmpty { $0.view === view } }

    /// Returns the touches that the gesture recognizer receives. iOS 3.2.
    /// - ObjC: touchesForGestureRecognizer:
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        nonEmpty { touch in gesture.touches.contains { $0 === touch } }
    }

    private func nonEmpty(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        guard let touches = allTouches?.filter(isWanted), !touches.isEmpty else { return nil }
        return touches
    }
}
