/// The heights of bars that pictures are made for.
/// - ObjC: UIBarMetrics
public enum UIBarMetrics: Int, Sendable {
    /// Bars of a device held upright.
    /// - ObjC: UIBarMetricsDefault
    case `default` = 0
    /// The lower bars of an iPhone on its side.
    /// - ObjC: UIBarMetricsLandscapePhone
    case landscapePhone = 1
}
