/// How the device is held.
/// - ObjC: UIDeviceOrientation
public enum UIDeviceOrientation: Int {
    case unknown = 0
    case portrait = 1
    /// Home button at the top.
    case portraitUpsideDown = 2
    /// Home button on the right.
    case landscapeLeft = 3
    /// Home button on the left.
    case landscapeRight = 4
    /// On its back.
    case faceUp = 5
    /// On its screen.
    case faceDown = 6

    /// Whether it stands upright, either way up.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it stands on a long side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
