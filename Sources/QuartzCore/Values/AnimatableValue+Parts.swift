extension AnimatableValue {
    /// A part of the value; nil when values of this kind have no such part.
    subscript(_ part: ValuePart) -> AnimatableValue? {
        get {
            switch (self, part) {
            case (.point(let value), .x): .number(value.x)
            case (.point(let value), .y): .number(value.y)
            case (.size(let value), .width): .number(value.width)
            case (.size(let value), .height): .number(value.height)
            case (.rect(let value), .origin): .point(value.origin)
            case (.rect(let value), .size): .size(value.size)
            case (.rect(let value), .originX): .number(value.origin.x)
            case (.rect(let value), .originY): .number(value.origin.y)
            case (.rect(let value), .sizeWidth): .number(value.size.width)
            case (.rect(let value), .sizeHeight): .number(value.size.height)
            case (.transform(let value), _): TransformParts(value)?[part]
            default: nil
            }
        }
        set {
            guard let newValue else { return }
            switch self {
            case .point(var value):
                value.set(part, newValue)
                self = .point(value)
            case .size(var value):
                value.set(part, newValue)
                self = .size(value)
            case .rect(var value):
                value.set(part, newValue)
                self = .rect(value)
            case .transform(let value):
                guard var parts = TransformParts(value) else { return }
                parts[part] = newValue
                self = .transform(parts.transform)
            default: break
            }
        }
    }
}

extension CGPoint {
    fileprivate mutating func set(_ part: ValuePart, _ value: AnimatableValue) {
        switch (part, value) {
        case (.x, .number(let value)), (.originX, .number(let value)): x = value
        case (.y, .number(let value)), (.originY, .number(let value)): y = value
        default: break
        }
    }
}

extension CGSize {
    fileprivate mutating func set(_ part: ValuePart, _ value: AnimatableValue) {
        switch (part, value) {
        case (.width, .number(let value)), (.sizeWidth, .number(let value)): width = value
        case (.height, .number(let value)), (.sizeHeight, .number(let value)): height = value
        default: break
        }
    }
}

extension CGRect {
    fileprivate mutating func set(_ part: ValuePart, _ value: AnimatableValue) {
        switch (part, value) {
        case (.origin, .point(let value)): origin = value
        case (.size, .size(let value)): size = value
        default:
            origin.set(part, value)
            size.set(part, value)
        }
    }
}

extension TransformParts {
    subscript(_ part: ValuePart) -> AnimatableValue? {
        get {
            switch part {
            case .scale: .number((scale.x + scale.y + scale.z) / 3)
            case .scaleX: .number(scale.x)
            case .scaleY: .number(scale.y)
            case .scaleZ: .number(scale.z)
            case .rotation, .rotationZ: .number(angles.z)
            case .rotationX: .number(angles.x)
            case .rotationY: .number(angles.y)
            case .translation: .size(CGSize(width: translation.x, height: translation.y))
            case .translationX: .number(translation.x)
            case .translationY: .number(translation.y)
            case .translationZ: .number(translation.z)
            default: nil
            }
        }
        set {
            guard let newValue else { return }
            switch (part, newValue) {
            case (.scale, .number(let value)): scale = SIMD3(repeating: value)
            case (.scaleX, .number(let value)): scale.x = value
            case (.scaleY, .number(let value)): scale.y = value
            case (.scaleZ, .number(let value)): scale.z = value
            case (.rotation, .number(let value)), (.rotationZ, .number(let value)): setAngle(2, value)
            case (.rotationX, .number(let value)): setAngle(0, value)
            case (.rotationY, .number(let value)): setAngle(1, value)
            case (.translation, .size(let value)):
                (translation.x, translation.y) = (value.width, value.height)
            case (.translation, .point(let value)): (translation.x, translation.y) = (value.x, value.y)
            case (.translationX, .number(let value)): translation.x = value
            case (.translationY, .number(let value)): translation.y = value
            case (.translationZ, .number(let value)): translation.z = value
            default: break
            }
        }
    }

    private mutating func setAngle(_ axis: Int, _ value: Double) {
        var turned = angles
        turned[axis] = value
        setAngles(turned)
    }
}
