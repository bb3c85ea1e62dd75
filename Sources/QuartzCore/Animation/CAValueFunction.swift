/// The name of a function from numbers to transforms.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - ObjC: kCAValueFunctionRotateX
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// - ObjC: kCAValueFunctionRotateY
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// - ObjC: kCAValueFunctionRotateZ
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// - ObjC: kCAValueFunctionScale
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// - ObjC: kCAValueFunctionScaleX
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// - ObjC: kCAValueFunctionScaleY
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// - ObjC: kCAValueFunctionScaleZ
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// - ObjC: kCAValueFunctionTranslate
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// - ObjC: kCAValueFunctionTranslateX
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// - ObjC: kCAValueFunctionTranslateY
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// - ObjC: kCAValueFunctionTranslateZ
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes transforms out of the numbers of an animation.
public final class CAValueFunction: PlatformObject, NSCoding {
    public let name: CAValueFunctionName

    /// Nil for a name that does not exist.
    ///
    /// - ObjC: +functionWithName:
    public init?(name: CAValueFunctionName) {
        self.name = name
        super.init(platform: ())
        if transform(name == .scale || name == .translate ? [0, 0, 0] : 0) == nil { return nil }
    }

    /// The function that an archive names; nil when it names none.
    public convenience init?(coder: NSCoder) {
        guard let name = coder.decodeObject(forKey: "name") as? String else { return nil }
        self.init(name: CAValueFunctionName(rawValue: name))
    }

    /// - ObjC: encodeWithCoder:
    public func encode(with coder: NSCoder) { coder.encode(name.rawValue, forKey: "name") }

    /// The transform for a number, or for an array of three; nil for values of another shape.
    func transform(_ value: Any?) -> CATransform3D? {
        if let numbers = (value as? [Any])?.compactMap(AnimatableValue.double), numbers.count == 3 {
            switch name {
            case .scale: return CATransform3DMakeScale(numbers[0], numbers[1], numbers[2])
            case .translate: return CATransform3DMakeTranslation(numbers[0], numbers[1], numbers[2])
            default: return nil
            }
        }
        guard let number = AnimatableValue.double(value) else { return nil }
        switch name {
        case .rotateX: return CATransform3DMakeRotation(number, 1, 0, 0)
        case .rotateY: return CATransform3DMakeRotation(number, 0, 1, 0)
        case .rotateZ: return CATransform3DMakeRotation(number, 0, 0, 1)
        case .scaleX: return CATransform3DMakeScale(number, 1, 1)
        case .scaleY: return CATransform3DMakeScale(1, number, 1)
        case .scaleZ: return CATransform3DMakeScale(1, 1, number)
        case .translateX: return CATransform3DMakeTranslation(number, 0, 0)
        case .translateY: return CATransform3DMakeTranslation(0, number, 0)
        case .translateZ: return CATransform3DMakeTranslation(0, 0, number)
        default: return nil
        }
    }
}
