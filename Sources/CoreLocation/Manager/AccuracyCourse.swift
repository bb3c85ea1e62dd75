/// How a receiver gets better at knowing where it is: first by the telephone's cells, then by known wireless networks,
/// then by satellites, as far as the app wants it precisely.
struct AccuracyCourse {
    /// A moment in seconds after the start, from which on the place is known to so many metres.
    struct Stage: Hashable {
        let time: Double
        let accuracy: CLLocationAccuracy
    }

    private static let stages = [
        Stage(time: 0.2, accuracy: 1414), Stage(time: 1, accuracy: 165), Stage(time: 2, accuracy: 65),
        Stage(time: 4, accuracy: 10), Stage(time: 6, accuracy: 5),
    ]

    private let stages: [Stage]
    private var position = -1

    /// - Parameter desired: Metres, or a negative number for the best there is.
    init(desired: CLLocationAccuracy) {
        let wanted = desired.isFinite ? desired : 0
        let last = AccuracyCourse.stages.firstIndex { $0.accuracy <= wanted } ?? AccuracyCourse.stages.count - 1
        stages = Array(AccuracyCourse.stages[...last])
    }

    /// What comes next, nil when it does not get better.
    var next: Stage? { position + 1 < stages.count ? stages[position + 1] : nil }
    /// How well the place is known now, in metres; nil before anything is known.
    var accuracy: CLLocationAccuracy? { position >= 0 ? stages[position].accuracy : nil }

    mutating func advance() { position = min(position + 1, stages.count - 1) }
}
