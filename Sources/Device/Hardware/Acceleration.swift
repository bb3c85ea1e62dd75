import DeviceLink

/// What an accelerometer measures, in units of gravity along the device's axes: x to the right edge of the screen, y to
/// its top, z out of it.
package struct Acceleration: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var z: Double

    package init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }

    /// The acceleration of a device that is held still in this orientation.
    package static func gravity(_ orientation: DeviceOrientation) -> Acceleration {
        switch orientation {
        case .portraitUpsideDown: Acceleration(x: 0, y: 1, z: 0)
        case .landscapeLeft: Acceleration(x: -1, y: 0, z: 0)
        case .landscapeRight: Acceleration(x: 1, y: 0, z: 0)
        case .faceUp: Acceleration(x: 0, y: 0, z: -1)
        case .faceDown: Acceleration(x: 0, y: 0, z: 1)
        default: Acceleration(x: 0, y: -1, z: 0)
        }
    }
}
