/// How the device is held, with UIKit's numbers for `UIDeviceOrientation`.
package enum DeviceOrientation: UInt8, CaseIterable, Sendable {
    case unknown = 0
    case portrait = 1
    /// Home button at the top.
    case portraitUpsideDown = 2
    /// Home button on the right.
    case landscapeLeft = 3
    /// Home button on the left.
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6
}
