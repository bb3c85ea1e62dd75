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

/// The normal deceleration rate: the factor by which the speed decreases per millisecond.
public let UIScrollViewDecelerationRateNormal: CGFloat = 0.998

/// A fast deceleration rate: the factor by which the speed decreases per millisecond.
public let UIScrollViewDecelerationRateFast: CGFloat = 0.99
