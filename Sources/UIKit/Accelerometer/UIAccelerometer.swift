internal import MainLoop

/// Measures the device's acceleration at regular intervals and gives it to a delegate.
@MainActor open class UIAccelerometer: PlatformObject {
    /// The accelerometer of the device.
    /// - ObjC: sharedAccelerometer
    open class var shared: UIAccelerometer { only }

    private static let only = UIAccelerometer()

    private init() { super.init(platform: ()) }

    /// The time between two measurements in seconds, at least 0.01. 0.1 by default.
    open var updateInterval: TimeInterval {
        get { interval }
        set {
            guard newValue.isFinite else { return }
            interval = max(newValue, UIAccelerometer.shortestInterval)
            restart()
        }
    }

    private var interval: TimeInterval = 0.1
    private static let shortestInterval: TimeInterval = 0.01

    /// Receives the measurements. Without a delegate nothing is measured. Not retained.
    open weak var delegate: (any UIAccelerometerDelegate)? { didSet { restart() } }

    private var nextReading: ScheduledCall?

    private func restart() {
        nextReading?.cancel()
        nextReading = nil
        if delegate != nil { scheduleReading() }
    }

    private func scheduleReading() {
        nextReading = MainLoop.main.schedule(at: MainLoop.main.now + interval) { [weak self] in self?.read() }
    }

    private func read() {
        nextReading = nil
        guard let delegate else { return }
        scheduleReading()
        // An inactive app gets no measurements.
        guard UIApplication.current?.isActive ?? true else { return }
        let measured = UIDevice.current.acceleration
        let reading = UIAcceleration(x: measured.x, y: measured.y, z: measured.z, timestamp: MainLoop.main.now)
        delegate.accelerometer(self, didAccelerate: reading)
    }
}
