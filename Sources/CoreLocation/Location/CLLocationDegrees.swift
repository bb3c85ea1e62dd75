@_exported import CoreGraphics

/// A latitude or longitude in degrees.
public typealias CLLocationDegrees = Double
/// An accuracy in metres; negative if the measured value is invalid.
public typealias CLLocationAccuracy = Double
/// A speed in metres per second; negative if unknown.
public typealias CLLocationSpeed = Double
/// A direction in degrees clockwise from true north, 0 to 360; negative if unknown.
public typealias CLLocationDirection = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
