internal import MainLoop

/// Recognizes one or more taps with one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps. The default is 1.
    open var numberOfTapsRequired = 1
    /// The number of touches. The default is 1.
    open var numberOfTouchesRequired = 1

    public override init(target: AnyObject?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        numberOfTapsRequired = coder.decodeWhole(forKey: "UITapGestureRecognizer.numberOfTapsRequired") ?? 1
        numberOfTouchesRequired = coder.decodeWhole(forKey: "UITapGestureRecognizer.numberOfTouchesRequired") ?? 1
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(numberOfTapsRequired, forKey: "UITapGestureRecognizer.numberOfTapsRequired", unless: 1)
        coder.encode(numberOfTouchesRequired, forKey: "UITapGestureRecognizer.numberOfTouchesRequired", unless: 1)
    }

    private var taps = 0
    private var fingersDown = 0
    private var mostFingers = 0
    private var deadline: ScheduledCall?
    /// The longest duration of a tap, in seconds.
    package final var longestPress: TimeInterval = 0.75
    /// The longest time between two taps, in seconds.
    package final var longestPause: TimeInterval = 0.35

    /// A tap does not prevent recognizers that require more taps.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if fingersDown == 0 { fail(in: longestPress) }
        fingersDown += touches.count
        mostFingers = max(mostFingers, fingersDown)
        if mostFingers > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        let hasLeft = touches.contains { !TapRecorder.areNear($0.windowLocation, $0.startLocation) }
        if hasLeft { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        fingersDown -= touches.count
        guard fingersDown <= 0 else { return }
        fingersDown = 0
        guard mostFingers == numberOfTouchesRequired else {
            state = .failed
            return
        }
        mostFingers = 0
        taps += 1
        deadline?.cancel()
        if taps >= numberOfTapsRequired { state = .ended } else { fail(in: longestPause) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { state = .failed }

    open override func reset() {
        super.reset()
        deadline?.cancel()
        deadline = nil
        (taps, fingersDown, mostFingers) = (0, 0, 0)
    }

    private func fail(in seconds: TimeInterval) {
        deadline?.cancel()
        deadline = MainLoop.main.schedule(at: MainLoop.main.now + seconds) { [weak self] in self?.state = .failed }
    }
}
