import DeviceLink
import Foundation

extension DeviceLink.InterfaceOrientation {
    /// How far what has this orientation is turned on the upright screen, in radians, clockwise.
    var angle: CGFloat {
        switch self {
        case .portrait: 0
        case .portraitUpsideDown: .pi
        case .landscapeRight: .pi / 2
        case .landscapeLeft: -.pi / 2
        }
    }
}
