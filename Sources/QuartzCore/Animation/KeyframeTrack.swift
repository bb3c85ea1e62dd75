/// The values of a keyframe animation with their times.
struct KeyframeTrack {
    private let values: [AnimatableValue]
    /// Ascending, as many as values (discrete: one more).
    private let times: [Double]
    private let isDiscrete: Bool
    /// For each step along a path the points its curve goes through; empty without a path.
    private var curves: [[CGPoint]] = []
    /// The curve through the values in a cubic mode.
    private var shape: KeyframeCurve?

    init(values: [AnimatableValue], times: [Double]?, mode: CAAnimationCalculationMode, _ shape: KeyframeCurve) {
        self.values = values
        isDiscrete = mode == .discrete
        self.shape = mode == .cubic || mode == .cubicPaced ? shape : nil
        let lengths =
            mode == .paced || mode == .cubicPaced ? zip(values, values.dropFirst()).map { $0.distance(to: $1) } : nil
        self.times = Self.times(times, count: values.count, isDiscrete: isDiscrete, lengths: lengths)
    }

    init(path: CGPath, times: [Double]?, mode: CAAnimationCalculationMode) {
        let steps = PathSteps(path)
        values = steps.stops.map { .point($0) }
        curves = steps.curves
        isDiscrete = mode == .discrete
        let lengths = mode == .paced || mode == .cubicPaced ? steps.curves.map(PathSteps.length) : nil
        self.times = Self.times(times, count: values.count, isDiscrete: isDiscrete, lengths: lengths)
    }

    /// The value at a progress. `pacing` maps the step's number and its own progress to the progress to show.
    func value(at progress: Double, pacing: (Int, Double) -> Double) -> AnimatableValue? {
        guard let last = values.last else { return nil }
        let following = times.firstIndex { $0 > progress } ?? times.count
        let step = following - 1
        guard step >= 0 else { return values[0] }
        if isDiscrete { return values[min(step, values.count - 1)] }
        guard step + 1 < values.count else { return last }
        let length = times[step + 1] - times[step]
        let inStep = pacing(step, length > 0 ? (progress - times[step]) / length : 1)
        if curves.indices.contains(step) { return .point(PathSteps.point(on: curves[step], at: inStep)) }
        if let shape, let value = shape.value(in: values, step, inStep) { return value }
        return values[step].interpolated(to: values[step + 1], inStep)
    }

    /// The direction in which the path is followed at a progress, in radians from the x axis; nil without a path.
    func direction(at progress: Double, pacing: (Int, Double) -> Double) -> Double? {
        guard !curves.isEmpty else { return nil }
        let following = times.firstIndex { $0 > progress } ?? times.count
        let step = min(max(following - 1, 0), curves.count - 1)
        let length = times[step + 1] - times[step]
        let inStep = pacing(step, length > 0 ? min((progress - times[step]) / length, 1) : 1)
        let nearby = 0.01
        let from = PathSteps.point(on: curves[step], at: min(max(inStep - nearby, 0), 1 - nearby))
        let to = PathSteps.point(on: curves[step], at: max(min(inStep + nearby, 1), nearby))
        return from == to ? nil : atan2(to.y - from.y, to.x - from.x)
    }

    private static func times(_ given: [Double]?, count: Int, isDiscrete: Bool, lengths: [Double]?) -> [Double] {
        guard count > 1 else { return [0] }
        if let lengths {
            let total = lengths.reduce(0, +)
            guard total > 0 else { return (0..<count).map { Double($0) / Double(count - 1) } }
            var passed = 0.0
            return [0]
                + lengths.map {
                    passed += $0; return passed / total
                }
        }
        let needed = isDiscrete ? count + 1 : count
        let isAscending = given.map { zip($0, $0.dropFirst()).allSatisfy { $0 <= $1 } } ?? false
        if let given, isAscending, given.count >= count { return Array(given.prefix(needed)) }
        return (0..<needed).map { Double($0) / Double(needed - 1) }
    }
}
