/// Which way up an app draws.
///
/// The landscape names are the opposite of ``UIDeviceOrientation``'s: turning the device left turns the picture right.
/// - ObjC: UIInterfaceOrientation
public enum UIInterfaceOrientation: Int {
    case portrait = 1
    /// Home button at the top.
    case portraitUpsideDown = 2
    /// Home button on the right.
    case landscapeRight = 3
    /// Home button on the left.
    case landscapeLeft = 4

    /// Whether it is upright, either way up.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is along a long side.
    public var isLandscape: Bool { !isPortrait }
}
