/// Tells a delegate how the device moves.
@MainActor open class UIAccelerometer: PlatformObject {
    /// The accelerometer of the device.
    /// - ObjC: sharedAccelerometer
    open class var shared: UIAccelerometer { only }

    private static let only = UIAccelerometer()

    private init() { super.init(platform: ()) }

    /// The shortest time between two readings in seconds: 0.01 at least. 0.1 by default.
    open var updateInterval: TimeInterval = 0.1 {
        didSet { updateInterval = max(updateInterval, 0.01) }
    }

    /// Who is told. Readings are dropped while there is none.
    open weak var delegate: (any UIAccelerometerDelegate)?

    private var lastReading: TimeInterval?

    /// A reading came from the device.
    package final func receive(x: Double, y: Double, z: Double, timestamp: TimeInterval) {
        // Readings come at the device's own pace: one that is a little early is not a reading too many.
        if let lastReading, timestamp - lastReading < updateInterval * 0.9 { return }
        lastReading = timestamp
        let reading = UIAcceleration(x: x, y: y, z: z, timestamp: timestamp)
        delegate?.accelerometer(self, didAccelerate: reading)
    }
}
