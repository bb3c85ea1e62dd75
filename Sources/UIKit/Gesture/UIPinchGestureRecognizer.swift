/// Recognizes two touches that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the touches relative to the initial distance. Setting it defines the present scale.
    open var scale: CGFloat = 1

    /// The velocity of ``scale``, in scale factors per second.
    open private(set) var velocity: CGFloat = 0

    private var start: FingerPair?
    private var last: FingerPair?
    private var lastTime: TimeInterval = 0

    public override init(target: AnyObject?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        scale = coder.decodeNumber(forKey: "UIPinchGestureRecognizer.scale") ?? 1
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(scale, forKey: "UIPinchGestureRecognizer.scale", unless: 1)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard self.touches.count == 2 else { return }
        last = FingerPair(self.touches)
        start = last
        lastTime = touches.first?.timestamp ?? 0
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let pair = FingerPair(self.touches), let start, let last else { return }
        if state == .possible {
            guard abs(pair.distance - start.distance) >= UIPinchGestureRecognizer.threshold, !isPending else { return }
            self.last = pair
            lastTime = touches.map(\.timestamp).max() ?? lastTime
            state = .began
            return
        }
        let time = touches.map(\.timestamp).max() ?? lastTime
        let before = scale
        scale *= pair.distance / last.distance
        if time > lastTime { velocity = (scale - before) / (time - lastTime) }
        (self.last, lastTime) = (pair, time)
        state = .changed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let left = self.touches.filter { !touches.contains($0) }
        // The gesture continues until all fingers are lifted: a second one may come back.
        if state != .possible, !left.isEmpty {
            last = FingerPair(left)
            return
        }
        state = state == .possible && !isPending ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { state = .cancelled }

    open override func reset() {
        super.reset()
        (scale, velocity, start, last) = (1, 0, nil, nil)
    }

    /// In points.
    private static let threshold: CGFloat = 8
}
