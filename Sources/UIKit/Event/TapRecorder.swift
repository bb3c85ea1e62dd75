/// Counts taps. A touch that begins shortly after the previous tap, and near it, continues the count.
struct TapRecorder {
    /// The longest time between two touches down of a multiple tap, in seconds.
    static let interval: TimeInterval = 0.35
    /// The distance in points from the previous tap, and the movement of the finger, up to which a touch continues the
    /// tap count.
    static let distance: CGFloat = 45

    private var last: (location: CGPoint, time: TimeInterval, count: Int)?

    /// Returns the tap count of a touch that begins at a point of the screen.
    mutating func countOfTouch(at location: CGPoint, time: TimeInterval) -> Int {
        var count = 1
        if let last, time - last.time <= Self.interval, Self.areNear(location, last.location) { count = last.count + 1 }
        last = (location, time, count)
        return count
    }

    /// Called when a touch ends. The interval until the next tap begins now.
    mutating func touchEnded(time: TimeInterval) { last?.time = time }

    /// Called when a touch has moved away. The next touch begins with a count of 1.
    mutating func forget() { last = nil }

    static func areNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
        abs(one.x - other.x) <= distance && abs(one.y - other.y) <= distance
    }
}
