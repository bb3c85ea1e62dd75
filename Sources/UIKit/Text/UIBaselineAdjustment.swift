/// Where text that was made smaller to fit sits in its line.
/// - ObjC: UIBaselineAdjustment
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that it would have had at its full size.
    case alignBaselines = 0
    /// In the middle of the line.
    case alignCenters = 1
    /// At the top of the line.
    case none = 2
}
