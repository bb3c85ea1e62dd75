/// The two forms of bars for which images are set.
/// - ObjC: UIBarMetrics
public enum UIBarMetrics: Int, Sendable {
    /// A bar in portrait orientation, or on an iPad.
    /// - ObjC: UIBarMetricsDefault
    case `default` = 0
    /// The lower bar of an iPhone in landscape orientation.
    /// - ObjC: UIBarMetricsLandscapePhone
    case landscapePhone = 1
}
