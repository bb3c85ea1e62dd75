/// The orientation of an app's interface.
/// - ObjC: UIInterfaceOrientation
public enum UIInterfaceOrientation: Int, Sendable {
    /// - ObjC: UIInterfaceOrientationPortrait
    case portrait = 1
    /// - ObjC: UIInterfaceOrientationPortraitUpsideDown
    case portraitUpsideDown = 2
    /// The home button is on the right.
    /// - ObjC: UIInterfaceOrientationLandscapeRight
    case landscapeRight = 3
    /// The home button is on the left.
    /// - ObjC: UIInterfaceOrientationLandscapeLeft
    case landscapeLeft = 4

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { !isPortrait }
}

public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isLandscape }
