extension UISegmentedControl {
    /// The looks of segmented controls.
    /// - ObjC: UISegmentedControlStyle
    public enum Style: Int, Sendable {
        /// Large and white; the selected segment is blue.
        case plain = 0
        /// As plain, with a dark border.
        case bordered = 1
        /// Low, in the tint of a navigation bar.
        case bar = 2
        /// Large, in the tint of a navigation bar. (Since iOS 4.)
        case bezeled = 3

        /// Whether the control is painted as the buttons of bars are.
        var isTinted: Bool { self == .bar || self == .bezeled }
        /// In points.
        var height: CGFloat { self == .bar ? 30 : 44 }
        var font: UIFont { .boldSystemFont(ofSize: self == .bar ? 12 : 18) }
        var radius: CGFloat { self == .bar ? 5 : 9 }
    }
}
