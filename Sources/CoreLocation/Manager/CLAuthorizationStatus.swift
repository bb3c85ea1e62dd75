/// The app's permission to use location services.
/// - ObjC: CLAuthorizationStatus
public enum CLAuthorizationStatus: Int, Sendable {
    /// The user has not been asked yet.
    /// - ObjC: kCLAuthorizationStatusNotDetermined
    case notDetermined = 0
    /// Location services are off and the user cannot change that, for example because of parental controls.
    /// - ObjC: kCLAuthorizationStatusRestricted
    case restricted = 1
    /// - ObjC: kCLAuthorizationStatusDenied
    case denied = 2
    /// - ObjC: kCLAuthorizationStatusAuthorized
    case authorized = 3
}
