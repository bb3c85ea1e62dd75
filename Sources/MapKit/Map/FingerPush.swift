/// How fast a finger moves when it leaves the map. One that has rested does not push.
struct FingerPush {
    private var places: [(place: CGPoint, time: TimeInterval)] = []

    /// What happened longer ago than this does not count, in seconds.
    private static let memory: TimeInterval = 0.1

    mutating func add(_ place: CGPoint, at time: TimeInterval) {
        if places.last?.time == time { places.removeLast() }
        places.append((place, time))
        places.removeAll { time - $0.time > FingerPush.memory }
    }

    /// In points for a second.
    func speed(at time: TimeInterval) -> CGPoint {
        guard let first = places.first, let last = places.last, last.time > first.time,
            time - last.time <= FingerPush.memory / 2
        else { return .zero }
        let duration = CGFloat(last.time - first.time)
        return CGPoint(x: (last.place.x - first.place.x) / duration, y: (last.place.y - first.place.y) / duration)
    }
}
