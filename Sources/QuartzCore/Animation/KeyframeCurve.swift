/// A smooth curve through values, after D. Kochanek and R. Bartels, "Interpolating splines with local tension,
/// continuity and bias control"; with all three 0 it is the Catmull-Rom spline.
struct KeyframeCurve {
    private let tensions, continuities, biases: [Double]

    init(tensions: [NSNumber]?, continuities: [NSNumber]?, biases: [NSNumber]?) {
        func finite(_ values: [NSNumber]?) -> [Double] {
            (values ?? []).map { $0.doubleValue.isFinite ? $0.doubleValue : 0 }
        }
        (self.tensions, self.continuities, self.biases) = (finite(tensions), finite(continuities), finite(biases))
    }

    /// The value at `progress` between `values[step]` and the next; nil for kinds of values that cannot be added.
    func value(in values: [AnimatableValue], _ step: Int, _ progress: Double) -> AnimatableValue? {
        guard values.indices.contains(step), values.indices.contains(step + 1) else { return nil }
        let (t, squared) = (progress, progress * progress)
        let cubed = squared * t
        let (leaving, arriving) = (squared * t - 2 * squared + t, cubed - squared)
        // The weights of the value before, this one, the next and the one after that.
        var weights = [0, 2 * cubed - 3 * squared + 1, -2 * cubed + 3 * squared, 0]
        let (here, there) = (parts(step), parts(step + 1))
        if step > 0 {
            weights[0] -= leaving * here.leavingBefore
            weights[1] += leaving * (here.leavingBefore - here.leavingAfter)
            weights[2] += leaving * here.leavingAfter
        } else {
            weights[1] -= leaving
            weights[2] += leaving
        }
        if step + 2 < values.count {
            weights[1] -= arriving * there.arrivingBefore
            weights[2] += arriving * (there.arrivingBefore - there.arrivingAfter)
            weights[3] += arriving * there.arrivingAfter
        } else {
            weights[1] -= arriving
            weights[2] += arriving
        }
        let around = (-1...2).map { values[min(max(step + $0, 0), values.count - 1)] }
        return AnimatableValue.sum(zip(around, weights).map { ($0, $1) })
    }

    /// The weights of the differences to the value before and to the value after in the two tangents at a value.
    private func parts(_ index: Int) -> (
        leavingBefore: Double, leavingAfter: Double, arrivingBefore: Double, arrivingAfter: Double
    ) {
        func value(_ list: [Double]) -> Double { list.indices.contains(index) ? list[index] : 0 }
        let (t, c, b) = (1 - value(tensions), value(continuities), value(biases))
        return (
            t * (1 + c) * (1 + b) / 2, t * (1 - c) * (1 - b) / 2, t * (1 - c) * (1 + b) / 2, t * (1 + c) * (1 - b) / 2
        )
    }
}
