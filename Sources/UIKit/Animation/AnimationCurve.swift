extension UIView {
    /// How the speed of an animation changes.
    /// - ObjC: UIViewAnimationCurve
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn = 1
        case easeOut = 2
        case linear = 3
    }

    /// What takes one view's place with another's.
    /// - ObjC: UIViewAnimationTransition
    public enum AnimationTransition: Int, Sendable {
        case none = 0
        case flipFromLeft = 1
        case flipFromRight = 2
        case curlUp = 3
        case curlDown = 4
    }

    /// How an animation made with closures runs.
    /// - ObjC: UIViewAnimationOptions
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// - ObjC: UIViewAnimationOptionLayoutSubviews
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// - ObjC: UIViewAnimationOptionAllowUserInteraction
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// - ObjC: UIViewAnimationOptionBeginFromCurrentState
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// - ObjC: UIViewAnimationOptionRepeat
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// - ObjC: UIViewAnimationOptionAutoreverse
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// - ObjC: UIViewAnimationOptionOverrideInheritedDuration
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// - ObjC: UIViewAnimationOptionOverrideInheritedCurve
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// - ObjC: UIViewAnimationOptionCurveEaseInOut
        public static let curveEaseInOut = AnimationOptions(rawValue: 0 << 16)
        /// - ObjC: UIViewAnimationOptionCurveEaseIn
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// - ObjC: UIViewAnimationOptionCurveEaseOut
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// - ObjC: UIViewAnimationOptionCurveLinear
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    }
}

extension UIView.AnimationCurve {
    var timingFunction: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}

extension UIView.AnimationOptions {
    /// The curve that the options' curve bits name.
    var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
}
