extension UISegmentedControl {
    /// The styles of segmented controls.
    /// - ObjC: UISegmentedControlStyle
    public enum Style: Int, Sendable {
        /// Large and white, with a blue selected segment.
        case plain = 0
        /// As `plain`, with a dark border.
        case bordered = 1
        /// Small, in the tint of a navigation bar.
        case bar = 2
        /// Large, in the tint of a navigation bar. (iOS 4.)
        case bezeled = 3

        /// True if the control is drawn like the buttons on bars.
        var isTinted: Bool { self == .bar || self == .bezeled }
        /// The height in points.
        var height: CGFloat { self == .bar ? 30 : 44 }
        var font: UIFont { .boldSystemFont(ofSize: self == .bar ? 12 : 18) }
        var radius: CGFloat { self == .bar ? 5 : 9 }
    }
}
