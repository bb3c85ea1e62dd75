/// Observes the touches of a view and its subviews, and sends actions to its targets when they make a gesture.
///
/// A subclass gets the touches and sets ``state``. A gesture is either discrete (possible → ended), or continuous: it
/// begins, changes and ends (*Event Handling Guide for iOS*). Of the recognizers of the same touches, the first one
/// that recognizes its gesture makes the others fail.
@MainActor open class UIGestureRecognizer: PlatformObject {
    /// The state of a recognizer.
    /// - ObjC: UIGestureRecognizerState
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        var isFinished: Bool { self == .ended || self == .cancelled || self == .failed }
        /// True if the gesture is, or was, recognized.
        var isRecognized: Bool { self == .began || self == .changed || self == .ended }
    }

    private var actions = ControlActions()
    private var storedState = State.possible
    /// The state that the recognizer gets when the recognizers that it waits for have failed.
    private var pendingState: State?
    private var requirements: [UIGestureRecognizer] = []
    /// The touches of the recognizer, in the order in which they began.
    final var touches: [UITouch] = []
    private var ignoredTouches: [UITouch] = []
    final weak var arena: GestureArena?
    package final weak var attachedView: UIView?

    /// - ObjC: initWithTarget:action:
    public init(target: AnyObject?, action: Selector?) {
        super.init(platform: ())
        if let target, let action { addTarget(target, action: action) }
    }

    /// Decodes a recognizer.
    public required init?(coder: NSCoder) {
        super.init(platform: ())
        coder.begin(self)
        isEnabled = !coder.decodeBool(forKey: "UIGestureRecognizer.disabled")
        cancelsTouchesInView = coder.decodeFlag(forKey: "UIGestureRecognizer.cancelsTouchesInView") ?? true
        delaysTouchesBegan = coder.decodeBool(forKey: "UIGestureRecognizer.delaysTouchesBegan")
        delaysTouchesEnded = coder.decodeFlag(forKey: "UIGestureRecognizer.delaysTouchesEnded") ?? true
    }

    /// Encodes the recognizer's settings, without its targets.
    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) {
        coder.encode(ifTrue: !isEnabled, forKey: "UIGestureRecognizer.disabled")
        coder.encode(cancelsTouchesInView, forKey: "UIGestureRecognizer.cancelsTouchesInView", unless: true)
        coder.encode(ifTrue: delaysTouchesBegan, forKey: "UIGestureRecognizer.delaysTouchesBegan")
        coder.encode(delaysTouchesEnded, forKey: "UIGestureRecognizer.delaysTouchesEnded", unless: true)
    }

    /// Sends `action`, with the recognizer as its argument, to `target` whenever ``state`` changes. The target is not
    /// retained.
    /// - ObjC: addTarget:action:
    open func addTarget(_ target: AnyObject, action: Selector) { actions.add(target, action, .allEvents) }

    /// - Parameters:
    ///   - target: nil matches all targets.
    ///   - action: nil matches all actions.
    /// - ObjC: removeTarget:action:
    open func removeTarget(_ target: AnyObject?, action: Selector?) { actions.remove(target, action, .allEvents) }

    /// Calls a closure whenever ``state`` changes.
    /// - ObjC: -
    public func addAction(_ action: UIAction) { actions.add(action, .allEvents) }

    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The view to which the recognizer is attached.
    open var view: UIView? { attachedView }

    /// True if the recognizer receives touches. Setting it to false cancels the present gesture. The default is true.
    open var isEnabled = true {
        didSet {
            if !isEnabled { abandonGesture() }
        }
    }

    /// Cancels the present gesture, or lets it fail.
    final func abandonGesture() {
        guard arena != nil else { return }
        state = storedState == .possible ? .failed : .cancelled
        arena?.settle()
    }

    /// True to cancel the touches of the view when the gesture is recognized. The default is true.
    open var cancelsTouchesInView = true

    /// True to deliver the beginning of a touch to the view only after the recognizer has failed. The default is false.
    open var delaysTouchesBegan = false

    /// True to deliver the end of a touch to the view only after the recognizer has failed. The default is true.
    open var delaysTouchesEnded = true

    /// Lets this recognizer begin only after `other` has failed.
    /// - ObjC: requireGestureRecognizerToFail:
    open func require(toFail other: UIGestureRecognizer) {
        guard other !== self, !requirements.contains(where: { $0 === other }) else { return }
        requirements.append(other)
    }

    // MARK: Places

    /// The centre of all touches in the coordinates of `view`; nil uses those of the window.
    /// - ObjC: locationInView:
    open func location(in view: UIView?) -> CGPoint {
        let middle = lastMiddle
        guard let view, let window = attachedView?.window else { return middle }
        return view.convert(middle, from: window as UIView)
    }

    /// The number of touches of the recognizer.
    open var numberOfTouches: Int { touches.count }

    /// - Parameter touchIndex: An index below ``numberOfTouches``; other values return the centre of all touches.
    /// - ObjC: locationOfTouch:inView:
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
    }

    /// The centre of the touches in the window's coordinates; after the last lift that of the last touches.
    private var lastMiddle = CGPoint.zero

    /// - Returns: the centre of the touches, in the window's coordinates.
    final func middle(of touches: [UITouch]) -> CGPoint {
        guard !touches.isEmpty else { return lastMiddle }
        let sum = touches.reduce(CGPoint.zero) {
            CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y)
        }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }

    // MARK: State

    /// The state of the recognizer. Only subclasses set it; invalid changes are ignored.
    open var state: State {
        get { storedState }
        set {
            switch (storedState, newValue) {
            case (.possible, .began), (.possible, .changed): recognize(as: .began)
            case (.possible, .ended): recognize(as: .ended)
            case (.possible, .cancelled), (.possible, .failed):
                pendingState = nil
                enter(.failed)
            case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed), (.changed, .ended),
                (.changed, .cancelled):
                enter(newValue)
            case (.began, .failed), (.changed, .failed): enter(.cancelled)
            default: break
            }
        }
    }

    /// True if the gesture was made, and the recognizer waits for the failure of others.
    final var isPending: Bool { pendingState != nil }

    private func recognize(as state: State) {
        // A gesture that ended while it waited is reported as a whole.
        pendingState = pendingState == nil || state == .ended ? state : pendingState
        beginIfPermitted()
    }

    /// Begins the gesture, unless another recognizer has been recognized or must fail first.
    final func beginIfPermitted() {
        guard let next = pendingState, storedState == .possible else { return }
        let others = arena?.active ?? []
        let rivals = requirements.filter { requirement in others.contains { $0 === requirement } }
        if rivals.contains(where: { $0.storedState == .possible }) { return }
        pendingState = nil
        let isPrevented =
            rivals.contains { $0.storedState.isRecognized }
            || others.contains { $0.storedState.isRecognized && $0.sharesTouches(with: self) && $0.excludes(self) }
        guard !isPrevented, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return enter(.failed) }
        for other in others
        where other.storedState == .possible && sharesTouches(with: other) && excludes(other) {
            other.state = .failed
        }
        enter(next)
    }

    private func enter(_ state: State) {
        storedState = state
        if state != .failed, state != .possible { sendActions() }
        arena?.stateDidChange(self)
    }

    private func sendActions() {
        for entry in actions.entries {
            switch entry.receiver {
            case .object(let weak):
                if let target = weak.object { ActionDispatch.send(entry.action, to: target, sender: self, event: nil) }
            case .foreign(let target): ActionDispatch.send(entry.action, to: target, sender: self, event: nil)
            case .responderChain: break
            case .closure(let action): action.perform(sender: self)
            }
        }
    }

    private func sharesTouches(with other: UIGestureRecognizer) -> Bool {
        touches.isEmpty || other.touches.isEmpty
            || touches.contains { touch in other.touches.contains { $0 === touch } }
    }

    /// True if `other` fails when this recognizer recognizes its gesture.
    private func excludes(_ other: UIGestureRecognizer) -> Bool {
        guard other !== self, canPrevent(other), other.canBePrevented(by: self) else { return false }
        let areTogether =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
        return !areTogether
    }

    // MARK: For subclasses

    /// Returns true if the recognizer accepts a new touch. The framework's recognizers override it.
    func takes(_ touch: UITouch) -> Bool { true }

    /// Called after a gesture, when all touches have ended, to reset the recognizer. Overrides must call `super`.
    open func reset() {}

    /// Ignores a touch until it ends.
    /// - ObjC: ignoreTouch:forEvent:
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        ignoredTouches.append(touch)
        touches.removeAll { $0 === touch }
    }

    /// Returns true if recognizing this gesture makes `preventedGestureRecognizer` fail. The default is true.
    /// - ObjC: canPreventGestureRecognizer:
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns true if another recognizer can make this one fail. The default is true.
    /// - ObjC: canBePreventedByGestureRecognizer:
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// - ObjC: touchesBegan:withEvent:
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// - ObjC: touchesMoved:withEvent:
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// - ObjC: touchesEnded:withEvent:
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// - ObjC: touchesCancelled:withEvent:
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    // MARK: For the arena

    final func receive(_ changed: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        if phase == .began { touches += changed }
        let looked = Set(changed.filter { touch in !ignoredTouches.contains { $0 === touch } })
        lastMiddle = middle(of: touches)
        if !storedState.isFinished, !looked.isEmpty {
            switch phase {
            case .began: touchesBegan(looked, with: event)
            case .moved: touchesMoved(looked, with: event)
            case .ended: touchesEnded(looked, with: event)
            case .cancelled: touchesCancelled(looked, with: event)
            case .stationary: break
            }
        }
        if phase == .ended || phase == .cancelled {
            touches.removeAll { touch in changed.contains { $0 === touch } }
            ignoredTouches.removeAll { touch in changed.contains { $0 === touch } }
        }
    }

    /// Prepares the recognizer for the next gesture.
    final func startOver() {
        reset()
        pendingState = nil
        storedState = .possible
        arena = nil
    }
}

extension UIGestureRecognizer: @MainActor NSCoding {}
