/// Recognizes two touches that rotate around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation since the gesture began, in radians clockwise. Setting it defines the present rotation.
    open var rotation: CGFloat = 0

    /// The velocity of the rotation, in radians per second.
    open private(set) var velocity: CGFloat = 0

    private var last: FingerPair?
    private var lastTime: TimeInterval = 0
    /// The rotation before the gesture begins, in radians.
    private var earlyTurn: CGFloat = 0

    public override init(target: AnyObject?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        rotation = coder.decodeNumber(forKey: "UIRotationGestureRecognizer.rotation") ?? 0
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(rotation, forKey: "UIRotationGestureRecognizer.rotation", unless: 0)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard self.touches.count == 2 else { return }
        last = FingerPair(self.touches)
        lastTime = touches.first?.timestamp ?? 0
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let pair = FingerPair(self.touches), let last else { return }
        let time = touches.map(\.timestamp).max() ?? lastTime
        let turn = pair.turn(from: last)
        if time > lastTime { velocity = turn / (time - lastTime) }
        (self.last, lastTime) = (pair, time)
        guard state == .possible else {
            rotation += turn
            state = .changed
            return
        }
        earlyTurn += turn
        if abs(earlyTurn) >= UIRotationGestureRecognizer.threshold, !isPending { state = .began }
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
        (rotation, velocity, earlyTurn, last) = (0, 0, 0, nil)
    }

    /// In radians.
    private static let threshold: CGFloat = 0.1
}
