/// Receives the measurements of the accelerometer.
@MainActor public protocol UIAccelerometerDelegate: AnyObject {
    /// Called with each measurement, at the accelerometer's `updateInterval`.
    /// - ObjC: accelerometer:didAccelerate:
    func accelerometer(_ accelerometer: UIAccelerometer, didAccelerate acceleration: UIAcceleration)
}

extension UIAccelerometerDelegate {
    public func accelerometer(_ accelerometer: UIAccelerometer, didAccelerate acceleration: UIAcceleration) {}
}
