/// An event: touches on the screen, a shaken device, or a headset's button (*Event Handling Guide for iPhone OS*).
///
/// A sequence of touches is one event object from the first finger down to the last one up; do not keep it.
@MainActor open class UIEvent: PlatformObject {
    /// The type of an event.
    /// - ObjC: UIEventType
    public enum EventType: Int {
        case touches = 0
        case motion = 1
        /// A headset's button. iOS 4.
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

    /// An event of touches that are given by a subclass, in ``allTouches``: by code that plays touches by itself.
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

    /// When it happened, in seconds since the device was started.
    open package(set) var timestamp: TimeInterval = 0

    package final var currentTouches: Set<UITouch> = []

    /// The touches of the whole sequence, nil for an event without touches.
    open var allTouches: Set<UITouch>? { storedType == .touches ? currentTouches : nil }

    /// The touches that began in `window`.
    /// - ObjC: touchesForWindow:
    open func touches(for window: UIWindow) -> Set<UITouch>? { nonEmpty { $0.window === window } }

    /// The touches that began in `view`.
    /// - ObjC: touchesForView:
    open func touches(for view: UIView) -> Set<UITouch>? { nonEmpty { $0.view === view } }

    /// The touches that the recognizer looks at. iOS 3.2.
    /// - ObjC: touchesForGestureRecognizer:
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        nonEmpty { touch in gesture.touches.contains { $0 === touch } }
    }

    private func nonEmpty(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        guard let touches = allTouches?.filter(isWanted), !touches.isEmpty else { return nil }
        return touches
    }
}
