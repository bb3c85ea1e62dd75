/// Recognizes a quick swipe in a direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The direction of a swipe.
    /// - ObjC: UISwipeGestureRecognizerDirection
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The permitted directions. The default is right.
    open var direction: Direction = .right
    /// The number of touches. The default is 1.
    open var numberOfTouchesRequired = 1

    private var startTime: TimeInterval?

    public override init(target: AnyObject?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let right = Int(Direction.right.rawValue)
        let number = coder.decodeWhole(forKey: "UISwipeGestureRecognizer.direction") ?? right
        direction = Direction(rawValue: UInt(bitPattern: number))
        numberOfTouchesRequired = coder.decodeWhole(forKey: "UISwipeGestureRecognizer.numberOfTouchesRequired") ?? 1
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        let (number, right) = (Int(bitPattern: direction.rawValue), Int(Direction.right.rawValue))
        coder.encode(number, forKey: "UISwipeGestureRecognizer.direction", unless: right)
        coder.encode(numberOfTouchesRequired, forKey: "UISwipeGestureRecognizer.numberOfTouchesRequired", unless: 1)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if startTime == nil { startTime = touches.map(\.timestamp).min() }
        if self.touches.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let startTime, !isPending else { return }
        let time = touches.map(\.timestamp).max() ?? startTime
        guard time - startTime <= UISwipeGestureRecognizer.longestTime else {
            state = .failed
            return
        }
        guard self.touches.count == numberOfTouchesRequired else { return }
        let strokes = self.touches.map(stroke)
        if strokes.contains(.astray) {
            state = .failed
        } else if strokes.allSatisfy({ $0 == .done }) {
            state = .ended
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isPending { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { state = .failed }

    open override func reset() {
        super.reset()
        startTime = nil
    }

    private enum Stroke { case underWay, done, astray }

    /// Returns if a touch has made a swipe in a permitted direction, has not moved far enough yet, or went elsewhere.
    private func stroke(of touch: UITouch) -> Stroke {
        let x = touch.windowLocation.x - touch.startLocation.x
        let y = touch.windowLocation.y - touch.startLocation.y
        let (along, across) = abs(x) >= abs(y) ? (abs(x), abs(y)) : (abs(y), abs(x))
        guard along >= UISwipeGestureRecognizer.shortestWay else { return .underWay }
        let taken: Direction = abs(x) >= abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
        return direction.contains(taken) && across <= along / 2 ? .done : .astray
    }

    /// In points, and seconds.
    private static let shortestWay: CGFloat = 50
    private static let longestTime: TimeInterval = 0.5
}
