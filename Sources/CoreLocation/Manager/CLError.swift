/// The domain of CoreLocation's errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// In the information of `regionMonitoringResponseDelayed`: a region that can be watched instead.
public let kCLErrorUserInfoAlternateRegionKey = "CLErrorUserInfoAlternateRegionKey"

/// Why CoreLocation could not tell.
/// - ObjC: CLError
public enum CLError: Int, Sendable {
    /// Nobody can tell at the moment. The manager goes on trying.
    /// - ObjC: kCLErrorLocationUnknown
    case locationUnknown = 0
    /// The user does not want the app to know.
    /// - ObjC: kCLErrorDenied
    case denied = 1
    /// The network could not be asked.
    /// - ObjC: kCLErrorNetwork
    case network = 2
    /// Magnets nearby disturb the compass too much.
    /// - ObjC: kCLErrorHeadingFailure
    case headingFailure = 3
    /// The user does not want the app to watch regions.
    /// - ObjC: kCLErrorRegionMonitoringDenied
    case regionMonitoringDenied = 4
    /// The region cannot be watched.
    /// - ObjC: kCLErrorRegionMonitoringFailure
    case regionMonitoringFailure = 5
    /// The region is watched a little later.
    /// - ObjC: kCLErrorRegionMonitoringSetupDelayed
    case regionMonitoringSetupDelayed = 6
    /// The app is told of the region a little later.
    /// - ObjC: kCLErrorRegionMonitoringResponseDelayed
    case regionMonitoringResponseDelayed = 7
    /// There is no address there.
    /// - ObjC: kCLErrorGeocodeFoundNoResult
    case geocodeFoundNoResult = 8
    /// There is only a part of an address there.
    /// - ObjC: kCLErrorGeocodeFoundPartialResult
    case geocodeFoundPartialResult = 9
    /// The question was taken back.
    /// - ObjC: kCLErrorGeocodeCanceled
    case geocodeCanceled = 10

    var error: NSError { NSError(domain: kCLErrorDomain, code: rawValue) }
}
