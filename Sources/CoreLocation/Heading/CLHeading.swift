/// The direction in which the device points, and when it was measured. Immutable.
open class CLHeading: PlatformObject, NSCoding {
    private let storedMagnetic, storedTrue: CLLocationDirection
    private let storedAccuracy: CLLocationDirection
    private let storedTimestamp: Date

    /// - ObjC: -
    package init(
        magneticHeading: CLLocationDirection, trueHeading: CLLocationDirection, accuracy: CLLocationDirection,
        timestamp: Date
    ) {
        storedMagnetic = magneticHeading
        storedTrue = trueHeading
        storedAccuracy = accuracy
        storedTimestamp = timestamp
        super.init(platform: ())
    }

    /// Degrees clockwise from magnetic north, 0 to 360.
    open var magneticHeading: CLLocationDirection { storedMagnetic }
    /// Degrees clockwise from true north; negative if the location of the device is unknown.
    open var trueHeading: CLLocationDirection { storedTrue }
    /// The largest deviation of the magnetic heading, in degrees; negative if the heading is invalid.
    open var headingAccuracy: CLLocationDirection { storedAccuracy }
    open var timestamp: Date { storedTimestamp }

    /// The geomagnetic field along the axes of the device, in microteslas. Computed for a device that lies flat, screen
    /// up.
    open var x: Double { -sin(magneticHeading * .pi / 180) * CLHeading.horizontalField }
    open var y: Double { cos(magneticHeading * .pi / 180) * CLHeading.horizontalField }
    open var z: Double { -CLHeading.verticalField }

    private static let horizontalField = 23.0
    private static let verticalField = 42.0

    /// - Returns: self, since headings are immutable.
    /// - ObjC: copyWithZone:
    open func copy(in zone: UnsafeMutableRawPointer?) -> CLHeading { self }

    open override func copy() -> Any { self }

    public required init?(coder: NSCoder) {
        func number(_ key: String) -> Double { coder.decodeDouble(forKey: "kCLHeadingCodingKey" + key) }
        storedMagnetic = number("MagneticHeading")
        storedTrue = number("TrueHeading")
        storedAccuracy = number("Accuracy")
        storedTimestamp = Date(timeIntervalSinceReferenceDate: number("Timestamp"))
        super.init(platform: ())
    }

    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) {
        func encode(_ value: Double, _ key: String) { coder.encode(value, forKey: "kCLHeadingCodingKey" + key) }
        encode(magneticHeading, "MagneticHeading")
        encode(trueHeading, "TrueHeading")
        encode(headingAccuracy, "Accuracy")
        encode(timestamp.timeIntervalSinceReferenceDate, "Timestamp")
    }

    open override var description: String {
        String(
            format: "magneticHeading %.2f trueHeading %.2f accuracy %.2f x %+.3f y %+.3f z %+.3f @ ", magneticHeading,
            trueHeading, headingAccuracy, x, y, z) + timestamp.description
    }
}
