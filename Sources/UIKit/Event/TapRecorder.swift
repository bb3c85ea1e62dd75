/// Counts taps: a finger that comes down soon after, and near, the last one continues its count.
struct TapRecorder {
    /// Seconds between two touches down that are one multiple tap.
    static let interval: TimeInterval = 0.35
    /// The distance in points from the previous tap, and the movement of the finger, up to which a touch continues the
    /// tap count.
    static let distance: CGFloat = 45

    private var last: (location: CGPoint, time: TimeInterval, count: Int)?

    /// The tap count of a finger that comes down at a place on screen.
    mutating func countOfTouch(at location: CGPoint, time: TimeInterval) -> Int {
        var count = 1
        if let last, time - last.time <= Self.interval, Self.areNear(location, last.location) { count = last.count + 1 }
        last = (location, time, count)
        return count
    }

    /// A finger was lifted: the next tap may follow within the interval from now.
    mutating func touchEnded(time: TimeInterval) { last?.time = time }

    /// Called when a finger moved away: the count of the next one starts at 1.
    mutating func forget() { last = nil }

    static func areNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
        abs(one.x - other.x) <= distance && abs(one.y - other.y) <= distance
    }
}
