extension AnimatableValue {
    /// The value at `progress` between this value (0) and `end` (1). Values that cannot be interpolated change at the
    /// end.
    package func interpolated(to end: AnimatableValue, _ progress: Double) -> AnimatableValue {
        if progress == 0 { return self }
        if progress == 1 { return end }
        if case .transform(let from) = self, case .transform(let to) = end {
            return .transform(TransformParts.interpolate(from, to, progress))
        }
        if case .image(let from) = self, case .image(let to) = end {
            return from.mixed(with: to, progress).map { .image($0) } ?? self
        }
        return combined(with: end, { $0 + ($1 - $0) * progress }) ?? (progress < 1 ? self : end)
    }

    /// The sum; for transforms, this one and then `other`. Self when the kinds differ.
    package func adding(_ other: AnimatableValue) -> AnimatableValue {
        if case .transform(let first) = self, case .transform(let second) = other {
            return .transform(CATransform3DConcat(first, second))
        }
        return combined(with: other, +) ?? self
    }

    /// The value that `adding(other)` would make into this one.
    package func subtracting(_ other: AnimatableValue) -> AnimatableValue {
        if case .transform(let first) = self, case .transform(let second) = other {
            return .transform(CATransform3DConcat(first, CATransform3DInvert(second)))
        }
        return combined(with: other, -) ?? self
    }

    /// The sum of `count` times `other` and this value.
    package func adding(_ other: AnimatableValue, times count: Int) -> AnimatableValue {
        guard count > 0 else { return self }
        if case .transform = self {
            // A limit for endless cumulative animations, whose `count` grows for ever; beyond it the transform stays as
            // it is.
            return (0..<min(count, 64)).reduce(self) { sum, _ in sum.adding(other) }
        }
        return combined(with: other) { $0 + $1 * Double(count) } ?? self
    }

    /// The weighted sum of values; nil for kinds of values that cannot be added.
    static func sum(_ parts: [(value: AnimatableValue, weight: Double)]) -> AnimatableValue? {
        guard let first = parts.first else { return nil }
        if case .transform = first.value { return nil }
        let start = first.value.combined(with: first.value) { value, _ in value * first.weight }
        return parts.dropFirst().reduce(start) { sum, part in
            sum?.combined(with: part.value) { $0 + $1 * part.weight }
        }
    }

    /// The distance between two values, which the paced calculation mode keeps constant per time.
    package func distance(to other: AnimatableValue) -> Double {
        switch (self, other) {
        case (.transform(let a), .transform(let b)):
            hypot(hypot(a.m41 - b.m41, a.m42 - b.m42), a.m43 - b.m43)
        default:
            zip(components, other.components).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
        }
    }

    /// Both values combined component by component; nil when they have no common components.
    private func combined(
        with other: AnimatableValue, _ operation: (Double, Double) -> Double
    ) -> AnimatableValue? {
        func apply(_ a: CGFloat, _ b: CGFloat) -> CGFloat { CGFloat(operation(Double(a), Double(b))) }
        switch (self, other) {
        case (.number(let a), .number(let b)):
            return .number(operation(a, b))
        case (.point(let a), .point(let b)):
            return .point(CGPoint(x: apply(a.x, b.x), y: apply(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: apply(a.width, b.width), height: apply(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: apply(a.origin.x, b.origin.x), y: apply(a.origin.y, b.origin.y),
                    width: apply(a.size.width, b.size.width), height: apply(a.size.height, b.size.height)))
        case (.color(let a), .color(let b)):
            return .color(Self.mix(a, b, apply))
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { Self.mix($0, $1, apply) })
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map(operation))
        case (.path(let a), .path(let b)):
            return PathPoints(a).combined(with: PathPoints(b), apply).map { .path($0) }
        default:
            return nil
        }
    }

    private static func mix(_ a: RGBA, _ b: RGBA, _ apply: (CGFloat, CGFloat) -> CGFloat) -> RGBA {
        RGBA(
            red: apply(a.red, b.red), green: apply(a.green, b.green), blue: apply(a.blue, b.blue),
            alpha: apply(a.alpha, b.alpha))
    }

    private var components: [Double] {
        switch self {
        case .number(let value): [value]
        case .point(let value): [value.x, value.y].map(Double.init)
        case .size(let value): [value.width, value.height].map(Double.init)
        case .rect(let value): [value.minX, value.minY, value.width, value.height].map(Double.init)
        case .color(let value): [value.red, value.green, value.blue, value.alpha].map(Double.init)
        case .colors(let values): values.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }.map(Double.init)
        case .numbers(let values): values
        case .transform, .image, .path: []
        }
    }
}
