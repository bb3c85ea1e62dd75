/// The physical orientation of a device.
/// - ObjC: UIDeviceOrientation
public enum UIDeviceOrientation: Int {
    case unknown = 0
    case portrait = 1
    /// Upright, home button at the top.
    case portraitUpsideDown = 2
    /// On its side, home button on the right.
    case landscapeLeft = 3
    /// On its side, home button on the left.
    case landscapeRight = 4
    /// Lying flat, screen up.
    case faceUp = 5
    /// Lying flat, screen down.
    case faceDown = 6

    /// True for both upright orientations.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// True for both orientations on a long side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
