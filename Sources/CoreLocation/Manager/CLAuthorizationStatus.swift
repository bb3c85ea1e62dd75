/// Whether an app may know where the device is.
/// - ObjC: CLAuthorizationStatus
public enum CLAuthorizationStatus: Int, Sendable {
    /// The user was not asked yet.
    /// - ObjC: kCLAuthorizationStatusNotDetermined
    case notDetermined = 0
    /// It may not, and the user cannot change that.
    /// - ObjC: kCLAuthorizationStatusRestricted
    case restricted = 1
    /// - ObjC: kCLAuthorizationStatusDenied
    case denied = 2
    /// - ObjC: kCLAuthorizationStatusAuthorized
    case authorized = 3
}
