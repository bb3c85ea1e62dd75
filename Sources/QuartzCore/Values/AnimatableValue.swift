/// The kinds of values that animations can go between.
package enum AnimatableValue: Equatable {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(RGBA)
    case image(CGImage)
    case path(CGPath)
    case colors([RGBA])
    case numbers([Double])

    /// Nil for a value of a kind that cannot be animated.
    package init?(_ value: Any?) {
        switch value {
        case let value as AnimatableValue: self = value
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value.rgba)
        case let value as CGImage: self = .image(value)
        case let value as CGPath: self = .path(value)
        case let value as [Any]:
            guard let list = AnimatableValue.list(value) else { return nil }
            self = list
        default:
            guard let number = AnimatableValue.double(value) else { return nil }
            self = .number(number)
        }
    }

    /// An array of colours or of numbers; nil for any other.
    private static func list(_ values: [Any]) -> AnimatableValue? {
        let colors = values.compactMap { ($0 as? CGColor)?.rgba }
        if colors.count == values.count && !colors.isEmpty { return .colors(colors) }
        let numbers = values.compactMap { double($0) }
        return numbers.count == values.count ? .numbers(numbers) : nil
    }

    /// The number in any of the types that numbers come in.
    package static func double(_ value: Any?) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// The value as applications see it.
    package var boxed: Any {
        switch self {
        case .number(let value): CGFloat(value)
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .transform(let value): value
        case .color(let value): CGColor(value)
        case .image(let value): value
        case .path(let value): value
        case .colors(let values): values.map { CGColor($0) }
        case .numbers(let values): values.map { NSNumber(value: $0) }
        }
    }

    package static func == (first: AnimatableValue, second: AnimatableValue) -> Bool {
        switch (first, second) {
        case (.number(let a), .number(let b)): a == b
        case (.point(let a), .point(let b)): a == b
        case (.size(let a), .size(let b)): a == b
        case (.rect(let a), .rect(let b)): a == b
        case (.transform(let a), .transform(let b)): a == b
        case (.color(let a), .color(let b)): a == b
        case (.image(let a), .image(let b)): a === b
        case (.path(let a), .path(let b)): a === b
        case (.colors(let a), .colors(let b)): a == b
        case (.numbers(let a), .numbers(let b)): a == b
        default: false
        }
    }
}
