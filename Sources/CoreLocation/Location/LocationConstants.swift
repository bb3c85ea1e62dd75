/// As good as the device can. Less is told as fast, but the more precise, the more energy it takes.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1.0
/// For navigation, with the help of other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2.0
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10.0
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100.0
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000.0
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000.0

/// Every movement is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1.0
/// Every turn is told.
public let kCLHeadingFilterNone: CLLocationDegrees = -1.0
