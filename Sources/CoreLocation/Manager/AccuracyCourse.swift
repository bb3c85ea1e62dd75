/// How the accuracy of a simulated receiver improves with time: cell towers first, then Wi-Fi networks, then
/// satellites. It stops at the accuracy that the app desires.
struct AccuracyCourse {
    /// An accuracy in metres, and the time in seconds after the start at which it is reached.
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

    /// - Parameter desired: Metres; a negative number asks for the best accuracy.
    init(desired: CLLocationAccuracy) {
        let wanted = desired.isFinite ? desired : 0
        let last = AccuracyCourse.stages.firstIndex { $0.accuracy <= wanted } ?? AccuracyCourse.stages.count - 1
        stages = Array(AccuracyCourse.stages[...last])
    }

    /// The stage after the current one; nil after the last.
    var next: Stage? { position + 1 < stages.count ? stages[position + 1] : nil }
    /// The current accuracy in metres; nil before the first stage.
    var accuracy: CLLocationAccuracy? { position >= 0 ? stages[position].accuracy : nil }

    mutating func advance() { position = min(position + 1, stages.count - 1) }
}
