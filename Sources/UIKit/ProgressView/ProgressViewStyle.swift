extension UIProgressView {
    /// The styles of progress views.
    /// - ObjC: UIProgressViewStyle
    public enum Style: Int, Sendable {
        /// A blue bar in a white track, 9 points high.
        /// - ObjC: UIProgressViewStyleDefault
        case `default` = 0
        /// A white bar in a dark track for toolbars, 11 points high.
        /// - ObjC: UIProgressViewStyleBar
        case bar = 1

        var height: CGFloat { self == .bar ? 11 : 9 }
    }
}
