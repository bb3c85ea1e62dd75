/// The animation to an offset that the app has asked for: slow at both ends.
struct OffsetAnimation {
    private let origin: CGPoint
    private let target: CGPoint
    private let start: TimeInterval
    let end: TimeInterval

    /// In seconds.
    private static let duration: TimeInterval = 0.3

    init(from origin: CGPoint, to target: CGPoint, start: TimeInterval) {
        (self.origin, self.target, self.start) = (origin, target, start)
        end = start + Self.duration
    }

    func offset(at time: TimeInterval) -> CGPoint {
        guard time < end else { return target }
        let part = max((time - start) / Self.duration, 0)
        // A cubic with level ends.
        let way = part * part * (3 - 2 * part)
        return CGPoint(x: origin.x + (target.x - origin.x) * way, y: origin.y + (target.y - origin.y) * way)
    }
}
