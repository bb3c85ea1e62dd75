extension UIProgressView {
    /// Where progress views are used.
    /// - ObjC: UIProgressViewStyle
    public enum Style: Int, Sendable {
        /// Blue in a white track, 9 points high.
        /// - ObjC: UIProgressViewStyleDefault
        case `default` = 0
        /// White in a dark track, 11 points high, for toolbars.
        /// - ObjC: UIProgressViewStyleBar
        case bar = 1

        var height: CGFloat { self == .bar ? 11 : 9 }
    }
}
