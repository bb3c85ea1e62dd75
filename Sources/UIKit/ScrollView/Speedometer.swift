/// How fast a finger has moved lately.
struct Speedometer {
    private var samples: [(place: CGPoint, time: TimeInterval)] = []

    /// Samples older than this, in seconds, do not count.
    private static let memory: TimeInterval = 0.1

    /// Called when a finger came or was lifted: earlier positions do not count.
    mutating func start() { samples = [] }

    mutating func add(_ place: CGPoint, at time: TimeInterval) {
        if samples.last?.time == time { samples.removeLast() }
        samples.append((place, time))
        samples.removeAll { time - $0.time > Self.memory }
    }

    /// In points a second; zero for a finger that has rested.
    func velocity(at time: TimeInterval) -> CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time,
            time - last.time <= Self.memory
        else { return .zero }
        let duration = last.time - first.time
        return CGPoint(
            x: (last.place.x - first.place.x) / duration, y: (last.place.y - first.place.y) / duration)
    }
}
