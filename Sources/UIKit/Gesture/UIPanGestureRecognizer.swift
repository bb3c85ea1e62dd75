/// Recognizes drags, and measures their translation and velocity.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The smallest number of touches. The default is 1.
    open var minimumNumberOfTouches = 1
    /// The largest number of touches. The default is unlimited.
    open var maximumNumberOfTouches = Int.max

    /// In the window's coordinates.
    private var moved = CGPoint.zero
    private var speed = CGPoint.zero
    private var last = CGPoint.zero
    private var lastTime: TimeInterval = 0

    public override init(target: AnyObject?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        minimumNumberOfTouches = coder.decodeWhole(forKey: "UIPanGestureRecognizer.minimumNumberOfTouches") ?? 1
        maximumNumberOfTouches = coder.decodeWhole(forKey: "UIPanGestureRecognizer.maximumNumberOfTouches") ?? .max
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(minimumNumberOfTouches, forKey: "UIPanGestureRecognizer.minimumNumberOfTouches", unless: 1)
        coder.encode(maximumNumberOfTouches, forKey: "UIPanGestureRecognizer.maximumNumberOfTouches", unless: .max)
    }

    /// The translation since the gesture began, or since ``setTranslation(_:in:)``, in points of `view`'s coordinates.
    /// - ObjC: translationInView:
    open func translation(in view: UIView?) -> CGPoint { vector(moved, in: view) }

    /// Sets the translation to which further movements are added. The velocity becomes 0.
    /// - ObjC: setTranslation:inView:
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        moved = vector(translation, from: view)
        speed = .zero
    }

    /// The velocity, in points per second.
    /// - ObjC: velocityInView:
    open func velocity(in view: UIView?) -> CGPoint { vector(speed, in: view) }

    private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, let window = attachedView?.window else { return vector }
        let (start, end) = (
            view.convert(CGPoint.zero, from: window as UIView), view.convert(vector, from: window as UIView)
        )
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    private func vector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, let window = attachedView?.window else { return vector }
        let (start, end) = (
            view.convert(CGPoint.zero, to: window as UIView), view.convert(vector, to: window as UIView)
        )
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if state == .possible, self.touches.count > maximumNumberOfTouches {
            state = .failed
            return
        }
        // Movement before all required fingers were down does not count.
        if state == .possible { moved = .zero }
        startFrom(self.touches, touches.first?.timestamp ?? lastTime)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        let place = middle(of: self.touches)
        let time = touches.map(\.timestamp).max() ?? lastTime
        let step = CGPoint(x: place.x - last.x, y: place.y - last.y)
        if time > lastTime { speed = CGPoint(x: step.x / (time - lastTime), y: step.y / (time - lastTime)) }
        (last, lastTime) = (place, time)
        moved = CGPoint(x: moved.x + step.x, y: moved.y + step.y)
        guard state == .possible else {
            state = .changed
            return
        }
        guard self.touches.count >= minimumNumberOfTouches, !isPending else { return }
        if isNoticeable(moved) {
            // The gesture begins here: movement up to the threshold does not count.
            moved = .zero
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let left = self.touches.filter { !touches.contains($0) }
        guard left.isEmpty || left.count < minimumNumberOfTouches else { return startFrom(left, lastTime) }
        // If the finger rested before it was lifted, the velocity is 0.
        if let time = touches.map(\.timestamp).max(), time - lastTime > UIPanGestureRecognizer.rest { speed = .zero }
        state = state == .possible && !isPending ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { state = .cancelled }

    open override func reset() {
        super.reset()
        moved = .zero
        speed = .zero
    }

    /// Returns true if this movement, in points of the window, is enough to begin the gesture.
    func isNoticeable(_ way: CGPoint) -> Bool { hypot(way.x, way.y) >= UIPanGestureRecognizer.threshold }

    /// Restarts at the present centre: a touch that begins or ends moves the centre without a movement of the fingers.
    private func startFrom(_ touches: [UITouch], _ time: TimeInterval) {
        last = middle(of: touches)
        lastTime = time
    }

    /// In points.
    private static let threshold: CGFloat = 10
    /// The longest time for which a touch can rest before its end and still have a velocity, in seconds.
    private static let rest: TimeInterval = 0.1
}
