/// Hears of the device's movements.
@MainActor public protocol UIAccelerometerDelegate: AnyObject {
    /// A new reading.
    /// - ObjC: accelerometer:didAccelerate:
    func accelerometer(_ accelerometer: UIAccelerometer, didAccelerate acceleration: UIAcceleration)
}

extension UIAccelerometerDelegate {
    public func accelerometer(_ accelerometer: UIAccelerometer, didAccelerate acceleration: UIAcceleration) {}
}
