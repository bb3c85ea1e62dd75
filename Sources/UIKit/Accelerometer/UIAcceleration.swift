/// One reading of the accelerometer, in units of the earth's gravity.
@MainActor open class UIAcceleration: PlatformObject {
    /// - ObjC: -
    package init(x: UIAccelerationValue, y: UIAccelerationValue, z: UIAccelerationValue, timestamp: TimeInterval) {
        (storedX, storedY, storedZ, storedTimestamp) = (x, y, z, timestamp)
        super.init(platform: ())
    }

    private let storedX, storedY, storedZ: UIAccelerationValue
    private let storedTimestamp: TimeInterval

    /// The time of the measurement, in seconds since the device was started.
    open var timestamp: TimeInterval { storedTimestamp }
    /// The acceleration along the screen's width, positive to the right.
    open var x: UIAccelerationValue { storedX }
    /// The acceleration along the screen's height, positive towards the top.
    open var y: UIAccelerationValue { storedY }
    /// The acceleration perpendicular to the screen, positive out of it.
    open var z: UIAccelerationValue { storedZ }
}

/// A component of an acceleration, in units of the earth's gravity.
public typealias UIAccelerationValue = Double
