extension UIScrollView {
    /// The colour of the scroll indicators.
    /// - ObjC: UIScrollViewIndicatorStyle
    public enum IndicatorStyle: Int, Sendable {
        /// Black with a white rim: for any content.
        case `default` = 0
        /// Black: for light content.
        case black = 1
        /// White: for dark content.
        case white = 2
    }
}

/// Scrolling goes on for long after the finger was lifted: what is left of the speed after a millisecond.
public let UIScrollViewDecelerationRateNormal: CGFloat = 0.998

/// Scrolling ends soon after the finger was lifted: what is left of the speed after a millisecond.
public let UIScrollViewDecelerationRateFast: CGFloat = 0.99
