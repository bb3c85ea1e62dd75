/// The vertical position of text that was reduced to fit its line.
/// - ObjC: UIBaselineAdjustment
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the full-size text.
    case alignBaselines = 0
    /// Centred in the line.
    case alignCenters = 1
    /// At the top of the line.
    case none = 2
}
