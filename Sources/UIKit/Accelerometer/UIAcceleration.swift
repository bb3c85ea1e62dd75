/// One reading of the accelerometer, in units of the earth's gravity.
@MainActor open class UIAcceleration: PlatformObject {
    /// - ObjC: -
    package init(x: UIAccelerationValue, y: UIAccelerationValue, z: UIAccelerationValue, timestamp: TimeInterval) {
        (storedX, storedY, storedZ, storedTimestamp) = (x, y, z, timestamp)
        super.init(platform: ())
    }

    private let storedX, storedY, storedZ: UIAccelerationValue
    private let storedTimestamp: TimeInterval

    /// When, in seconds since the device was started.
    open var timestamp: TimeInterval { storedTimestamp }
    /// Along the screen, to the right.
    open var x: UIAccelerationValue { storedX }
    /// Along the screen, to the top.
    open var y: UIAccelerationValue { storedY }
    /// Out of the screen.
    open var z: UIAccelerationValue { storedZ }
}

/// A part of an acceleration, in units of the earth's gravity.
public typealias UIAccelerationValue = Double
