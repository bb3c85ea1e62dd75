/// The error domain of Core Location.
public let kCLErrorDomain = "kCLErrorDomain"

/// The key of `regionMonitoringResponseDelayed` for a `CLRegion` that the device can monitor instead.
public let kCLErrorUserInfoAlternateRegionKey = "CLErrorUserInfoAlternateRegionKey"

/// The error codes of Core Location.
/// - ObjC: CLError
public enum CLError: Int, Sendable {
    /// The location is unknown at the moment. The manager keeps trying.
    /// - ObjC: kCLErrorLocationUnknown
    case locationUnknown = 0
    /// The user has denied the app the use of location services.
    /// - ObjC: kCLErrorDenied
    case denied = 1
    /// The network is unavailable.
    /// - ObjC: kCLErrorNetwork
    case network = 2
    /// Magnetic interference is too strong to determine the heading.
    /// - ObjC: kCLErrorHeadingFailure
    case headingFailure = 3
    /// The user has denied the app the monitoring of regions.
    /// - ObjC: kCLErrorRegionMonitoringDenied
    case regionMonitoringDenied = 4
    /// The region cannot be monitored.
    /// - ObjC: kCLErrorRegionMonitoringFailure
    case regionMonitoringFailure = 5
    /// The monitoring of the region starts with a delay.
    /// - ObjC: kCLErrorRegionMonitoringSetupDelayed
    case regionMonitoringSetupDelayed = 6
    /// Events of the region may be delivered with a delay.
    /// - ObjC: kCLErrorRegionMonitoringResponseDelayed
    case regionMonitoringResponseDelayed = 7
    /// The geocoder found no result.
    /// - ObjC: kCLErrorGeocodeFoundNoResult
    case geocodeFoundNoResult = 8
    /// The geocoder found only a part of an address.
    /// - ObjC: kCLErrorGeocodeFoundPartialResult
    case geocodeFoundPartialResult = 9
    /// The geocoding request was cancelled.
    /// - ObjC: kCLErrorGeocodeCanceled
    case geocodeCanceled = 10

    var error: NSError { NSError(domain: kCLErrorDomain, code: rawValue) }
}
