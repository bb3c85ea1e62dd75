/// A view that a person operates: it follows a touch and tells its targets what happened.
open class UIControl: UIView {
    private var actions = ControlActions()
    private weak var trackedTouch: UITouch?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeControl(coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeControl(coder)
    }

    // MARK: State

    /// Whether the control can be operated. True by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }

    /// Whether the control is on, for controls that can be.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

    /// Whether the control shows that it is touched. Set and cleared as a touch enters and leaves.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    /// The states together.
    open var state: State {
        var state: State = isEnabled ? .normal : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// Whether a touch is being followed.
    open private(set) var isTracking = false

    /// Whether the followed touch is inside: within 70 points of the bounds once it was.
    open private(set) var isTouchInside = false

    /// Where content lower than the control goes. For subclasses. The middle by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

    /// Where content narrower than the control goes. For subclasses. The middle by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

    /// Shows the new state.
    func stateDidChange() {
        setNeedsDisplay()
        setNeedsLayout()
    }

    override var automaticAccessibility: AutomaticAccessibility {
        var traits: UIAccessibilityTraits = []
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return AutomaticAccessibility(isElement: true, traits: traits)
    }

    // MARK: Targets and actions

    /// Sends `action` to `target` when one of the events happens. The control does not keep the target alive.
    /// - Parameter target: nil searches the responder chain for an object that has the method.
    /// - ObjC: addTarget:action:forControlEvents:
    open func addTarget(_ target: AnyObject?, action: Selector, for controlEvents: Event) {
        actions.add(target, action, controlEvents)
    }

    /// - Parameters:
    ///   - target: nil means every target.
    ///   - action: nil means every action.
    /// - ObjC: removeTarget:action:forControlEvents:
    open func removeTarget(_ target: AnyObject?, action: Selector?, for controlEvents: Event) {
        actions.remove(target, action, controlEvents)
    }

    /// Calls a closure when one of the events happens.
    /// - ObjC: -
    public func addAction(_ action: UIAction, for controlEvents: Event) { actions.add(action, controlEvents) }

    /// - ObjC: -
    public func removeAction(_ action: UIAction, for controlEvents: Event) { actions.remove(action, controlEvents) }

    /// The objects that actions are sent to; an `NSNull` stands for the responder chain.
    open var allTargets: Set<AnyHashable> {
        Set(actions.targets.compactMap { $0 == nil ? AnyHashable(NSNull()) : ($0 as? AnyHashable) })
    }

    /// The events that something is done for.
    open var allControlEvents: Event { actions.entries.reduce(into: []) { $0.formUnion($1.events) } }

    /// The names of the actions sent to `target` for an event; nil if there are none.
    /// - ObjC: actionsForTarget:forControlEvent:
    open func actions(forTarget target: AnyObject?, forControlEvent controlEvent: Event) -> [String]? {
        let names = actions.actions(for: target, controlEvent).map(\.name)
        return names.isEmpty ? nil : names
    }

    /// Sends one action. A subclass may override it to watch or change what is sent.
    /// - ObjC: sendAction:to:forEvent:
    open func sendAction(_ action: Selector, to target: AnyObject?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Sends all actions of the events.
    /// - ObjC: sendActionsForControlEvents:
    open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

    package func sendActions(for controlEvents: Event, with event: UIEvent?) {
        for entry in actions.entries where !entry.events.isDisjoint(with: controlEvents) {
            switch entry.receiver {
            case .object(let weak):
                if let target = weak.object { sendAction(entry.action, to: target, for: event) }
            case .foreign(let target):
                sendAction(entry.action, to: target, for: event)
            case .responderChain:
                sendAction(entry.action, to: nil, for: event)
            case .closure(let action):
                action.perform(sender: self)
            }
        }
    }

    // MARK: Tracking

    /// A touch began in the control.
    /// - Returns: Whether to follow it. True by default.
    /// - ObjC: beginTrackingWithTouch:withEvent:
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The followed touch moved.
    /// - Returns: Whether to go on following it. True by default.
    /// - ObjC: continueTrackingWithTouch:withEvent:
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The followed touch was lifted.
    /// - ObjC: endTrackingWithTouch:withEvent:
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The followed touch was taken away.
    /// - ObjC: cancelTrackingWithEvent:
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else {
            isTouchInside = false
            return
        }
        trackedTouch = touch
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isNearby(touch)
        isTracking = continueTracking(touch, with: event)
        guard isTracking else {
            stopTracking()
            return
        }
        isHighlighted = isTouchInside
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: events, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        isTouchInside = isNearby(touch)
        let endedInside = isTouchInside
        endTracking(touch, with: event)
        stopTracking()
        sendActions(for: endedInside ? .touchUpInside : .touchUpOutside, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        if let touch = trackedTouch, !touches.contains(touch) { return }
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel, with: event)
    }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        trackedTouch = nil
    }

    /// A finger that slides off a little is still meant for the control.
    private func isNearby(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -UIControl.slop, dy: -UIControl.slop).contains(touch.location(in: self))
    }

    /// How far outside its bounds a control still follows a touch, in points.
    private static let slop: CGFloat = 70
}
