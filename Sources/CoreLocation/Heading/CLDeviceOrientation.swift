/// Which edge of the device counts as its top for a heading.
/// - ObjC: CLDeviceOrientation
public enum CLDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    /// Degrees clockwise from the device's own top.
    var turn: CLLocationDirection {
        switch self {
        case .portraitUpsideDown: 180
        case .landscapeLeft: 90
        case .landscapeRight: 270
        default: 0
        }
    }
}
