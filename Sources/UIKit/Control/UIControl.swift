/// The base class of views that the user operates. It tracks a touch and sends actions to its targets.
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

    /// False ignores touches. The default is true.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }

    /// True if the control is selected. Its meaning depends on the subclass. The default is false.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

    /// True while the control shows that it is being touched. Set as a touch enters the control, cleared as it leaves.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    /// The combination of the present states.
    open var state: State {
        var state: State = isEnabled ? .normal : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// True while the control tracks a touch.
    open private(set) var isTracking = false

    /// True while the tracked touch is inside the control, which after the touch down includes a margin of 70 points
    /// around the bounds.
    open private(set) var isTouchInside = false

    /// The vertical position of content that is lower than the control, for subclasses. The default is centred.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

    /// The horizontal position of content that is narrower than the control, for subclasses. The default is centred.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

    /// Called after a change of the state, to update the appearance.
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

    /// Sends `action` to `target` when one of the events occurs. The target is not retained.
    /// - Parameter target: nil sends to the first object in the responder chain that implements the action.
    /// - ObjC: addTarget:action:forControlEvents:
    open func addTarget(_ target: AnyObject?, action: Selector, for controlEvents: Event) {
        actions.add(target, action, controlEvents)
    }

    /// - Parameters:
    ///   - target: nil matches all targets.
    ///   - action: nil matches all actions.
    /// - ObjC: removeTarget:action:forControlEvents:
    open func removeTarget(_ target: AnyObject?, action: Selector?, for controlEvents: Event) {
        actions.remove(target, action, controlEvents)
    }

    /// Calls a closure when one of the events occurs.
    /// - ObjC: -
    public func addAction(_ action: UIAction, for controlEvents: Event) { actions.add(action, controlEvents) }

    /// - ObjC: -
    public func removeAction(_ action: UIAction, for controlEvents: Event) { actions.remove(action, controlEvents) }

    /// The targets of the control. An `NSNull` stands for the responder chain.
    open var allTargets: Set<AnyHashable> {
        Set(actions.targets.compactMap { $0 == nil ? AnyHashable(NSNull()) : ($0 as? AnyHashable) })
    }

    /// The events for which the control has actions.
    open var allControlEvents: Event { actions.entries.reduce(into: []) { $0.formUnion($1.events) } }

    /// The names of the actions that are sent to `target` for an event; nil if there are none.
    /// - ObjC: actionsForTarget:forControlEvent:
    open func actions(forTarget target: AnyObject?, forControlEvent controlEvent: Event) -> [String]? {
        let names = actions.actions(for: target, controlEvent).map(\.name)
        return names.isEmpty ? nil : names
    }

    /// Sends an action. Subclasses can override it to observe or change the dispatch.
    /// - ObjC: sendAction:to:forEvent:
    open func sendAction(_ action: Selector, to target: AnyObject?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Sends all actions for the events.
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

    /// Called when a touch begins in the control.
    /// - Returns: true to track the touch, the default.
    /// - ObjC: beginTrackingWithTouch:withEvent:
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch moves.
    /// - Returns: true to continue tracking, the default.
    /// - ObjC: continueTrackingWithTouch:withEvent:
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch ends.
    /// - ObjC: endTrackingWithTouch:withEvent:
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when tracking is cancelled, for example by a gesture recognizer or a scroll view.
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

    /// True if the touch is within the bounds extended by `slop`: a finger that slides off a little still counts as
    /// inside.
    private func isNearby(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -UIControl.slop, dy: -UIControl.slop).contains(touch.location(in: self))
    }

    /// The margin around the bounds in which a tracked touch counts as inside, in points.
    private static let slop: CGFloat = 70
}
