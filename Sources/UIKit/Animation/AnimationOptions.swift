extension UIView {
    /// Options for animations and transitions with closures.
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
        /// True if a transition also animates the changes in the closure. Without the option they take effect at once,
        /// and only the transition is visible.
        /// - ObjC: UIViewAnimationOptionAllowAnimatedContent
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// True if a transition from one view to another hides the one and shows the other, instead of removing and
        /// adding them.
        /// - ObjC: UIViewAnimationOptionShowHideTransitionViews
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// - ObjC: UIViewAnimationOptionCurveEaseInOut
        public static let curveEaseInOut = AnimationOptions(rawValue: 0 << 16)
        /// - ObjC: UIViewAnimationOptionCurveEaseIn
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// - ObjC: UIViewAnimationOptionCurveEaseOut
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// - ObjC: UIViewAnimationOptionCurveLinear
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// - ObjC: UIViewAnimationOptionTransitionNone
        public static let transitionNone = AnimationOptions(rawValue: 0 << 20)
        /// - ObjC: UIViewAnimationOptionTransitionFlipFromLeft
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// - ObjC: UIViewAnimationOptionTransitionFlipFromRight
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// - ObjC: UIViewAnimationOptionTransitionCurlUp
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// - ObjC: UIViewAnimationOptionTransitionCurlDown
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// - ObjC: UIViewAnimationOptionTransitionCrossDissolve
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// - ObjC: UIViewAnimationOptionTransitionFlipFromTop
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// - ObjC: UIViewAnimationOptionTransitionFlipFromBottom
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    }
}

extension UIView.AnimationOptions {
    /// The timing curve in the options.
    var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }

    /// The transition in the options; nil for none.
    var transition: ViewTransition? {
        switch UIView.AnimationOptions(rawValue: rawValue & 7 << 20) {
        case .transitionFlipFromLeft: .flip(.fromLeft)
        case .transitionFlipFromRight: .flip(.fromRight)
        case .transitionFlipFromTop: .flip(.fromBottom)
        case .transitionFlipFromBottom: .flip(.fromTop)
        case .transitionCurlUp: .curlUp
        case .transitionCurlDown: .curlDown
        case .transitionCrossDissolve: .dissolve
        default: nil
        }
    }
}
