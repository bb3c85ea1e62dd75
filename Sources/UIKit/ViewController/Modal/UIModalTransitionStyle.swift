/// How a modal controller's view comes on screen, and goes the same way back.
/// - ObjC: UIModalTransitionStyle
public enum UIModalTransitionStyle: Int, Sendable {
    /// It slides up from the bottom.
    case coverVertical = 0
    /// It is on the back of what was there, which is turned over.
    case flipHorizontal = 1
    /// It fades in.
    case crossDissolve = 2
    /// It is under what was there, of which the lower part is curled up. Only for views that take the whole screen.
    case partialCurl = 3
}
