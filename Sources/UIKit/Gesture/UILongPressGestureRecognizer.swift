internal import MainLoop

/// Recognizes touches that are held in place. It then follows them until they end.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps before the press. The default is 0.
    open var numberOfTapsRequired = 0
    /// The number of touches. The default is 1.
    open var numberOfTouchesRequired = 1
    /// The duration of the press, in seconds. The default is 0.5.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The movement in points up to which the gesture can begin. The default is 10.
    open var allowableMovement: CGFloat = 10

    private var start: ScheduledCall?

    public override init(target: AnyObject?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        numberOfTapsRequired = coder.decodeWhole(forKey: "UILongPressGestureRecognizer.numberOfTapsRequired") ?? 0
        numberOfTouchesRequired = coder.decodeWhole(forKey: "UILongPressGestureRecognizer.numberOfTouchesRequired") ?? 1
        minimumPressDuration = coder.decodeNumber(forKey: "UILongPressGestureRecognizer.minimumPressDuration") ?? 0.5
        allowableMovement = coder.decodeNumber(forKey: "UILongPressGestureRecognizer.allowableMovement") ?? 10
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(numberOfTapsRequired, forKey: "UILongPressGestureRecognizer.numberOfTapsRequired", unless: 0)
        coder.encode(numberOfTouchesRequired, forKey: "UILongPressGestureRecognizer.numberOfTouchesRequired", unless: 1)
        coder.encode(minimumPressDuration, forKey: "UILongPressGestureRecognizer.minimumPressDuration", unless: 0.5)
        coder.encode(allowableMovement, forKey: "UILongPressGestureRecognizer.allowableMovement", unless: 10)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if state != .possible { return }
        let hasTaps = touches.allSatisfy { $0.tapCount > numberOfTapsRequired }
        guard hasTaps, self.touches.count <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        guard self.touches.count == numberOfTouchesRequired else { return }
        start = MainLoop.main.schedule(at: MainLoop.main.now + minimumPressDuration) { [weak self] in
            self?.state = .began
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if state != .possible {
            state = .changed
            return
        }
        let farthest = touches.map {
            hypot($0.windowLocation.x - $0.startLocation.x, $0.windowLocation.y - $0.startLocation.y)
        }.max()
        if let farthest, farthest > allowableMovement { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { state = .cancelled }

    open override func reset() {
        super.reset()
        start?.cancel()
        start = nil
    }
}
