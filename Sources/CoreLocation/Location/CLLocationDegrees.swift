@_exported import CoreGraphics

/// A latitude or longitude in degrees.
public typealias CLLocationDegrees = Double
/// Metres; negative for what is not known.
public typealias CLLocationAccuracy = Double
/// Metres a second; negative for what is not known.
public typealias CLLocationSpeed = Double
/// Degrees from true north, clockwise, 0 to 360; negative for what is not known.
public typealias CLLocationDirection = Double
/// Metres.
public typealias CLLocationDistance = Double
