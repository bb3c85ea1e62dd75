/// The physical orientation of the device that counts as upright for headings.
/// - ObjC: CLDeviceOrientation
public enum CLDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    /// The angle to add to a measured heading, in degrees clockwise.
    var turn: CLLocationDirection {
        switch self {
        case .portraitUpsideDown: 180
        case .landscapeLeft: 90
        case .landscapeRight: 270
        default: 0
        }
    }
}
