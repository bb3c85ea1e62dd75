/// The animation to an offset that the app has asked for: slow at both ends.
struct OffsetAnimation {
    private let origin: CGPoint
    private let target: CGPoint
    private let start: TimeInterval
    let end: TimeInterval

    /// In seconds.
    private let duration = 0.3 * AnimationPace.slowness

    init(from origin: CGPoint, to target: CGPoint, start: TimeInterval) {
        (self.origin, self.target, self.start) = (origin, target, start)
        end = start + duration
    }

    func offset(at time: TimeInterval) -> CGPoint {
        guard time < end else { return target }
        let part = max((time - start) / duration, 0)
        // A cubic with level ends.
        let way = part * part * (3 - 2 * part)
        return CGPoint(x: origin.x + (target.x - origin.x) * way, y: origin.y + (target.y - origin.y) * way)
    }
}
