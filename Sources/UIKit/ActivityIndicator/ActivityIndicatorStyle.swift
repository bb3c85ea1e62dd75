extension UIActivityIndicatorView {
    /// The sizes and colours of activity indicators.
    /// - ObjC: UIActivityIndicatorViewStyle
    public enum Style: Int, Sendable {
        /// 37 points, white.
        case whiteLarge = 0
        /// 20 points, white.
        case white = 1
        /// 20 points, grey, for white backgrounds.
        case gray = 2

        var size: CGSize { self == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }
    }
}
