/// The best accuracy of the device. The first locations come as fast with any setting, but a better accuracy needs more
/// power.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1.0
/// The best accuracy, with additional sensor data, for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2.0
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10.0
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100.0
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000.0
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000.0

/// As a distance filter: the delegate is told of every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1.0
/// As a heading filter: the delegate is told of every turn.
public let kCLHeadingFilterNone: CLLocationDegrees = -1.0
