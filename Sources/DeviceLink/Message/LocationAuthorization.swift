/// Whether an app may know where the device is, with CoreLocation's numbers for `CLAuthorizationStatus`.
package enum LocationAuthorization: UInt8, CaseIterable, Sendable {
    /// The user was not asked yet.
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
}
