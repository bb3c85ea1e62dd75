/// How a map follows the user.
/// - ObjC: MKUserTrackingMode
public enum MKUserTrackingMode: Int, Sendable {
    /// - ObjC: MKUserTrackingModeNone
    case none = 0
    /// The map's centre follows the user's location.
    /// - ObjC: MKUserTrackingModeFollow
    case follow = 1
    /// The map also turns with the user's heading.
    /// - ObjC: MKUserTrackingModeFollowWithHeading
    case followWithHeading = 2
}
