/// The error domain of Map Kit.
public let MKErrorDomain = "MKErrorDomain"

/// The error codes of Map Kit.
/// - ObjC: MKErrorCode
public enum MKErrorCode: Int, Sendable {
    /// - ObjC: MKErrorUnknown
    case unknown = 1
    /// The server of the map or of the geocoder could not answer.
    /// - ObjC: MKErrorServerFailure
    case serverFailure = 2
    /// Data was not loaded since it has been asked for too often.
    /// - ObjC: MKErrorLoadingThrottled
    case loadingThrottled = 3
    /// The geocoder knows no address for the place.
    /// - ObjC: MKErrorPlacemarkNotFound
    case placemarkNotFound = 4

    package var error: NSError { NSError(domain: MKErrorDomain, code: rawValue) }
}
