/// The animation of a modal presentation. The dismissal reverses it.
/// - ObjC: UIModalTransitionStyle
public enum UIModalTransitionStyle: Int, Sendable {
    /// The view slides up from the bottom.
    case coverVertical = 0
    /// The views flip around a vertical axis, like front and back of a card.
    case flipHorizontal = 1
    /// The view fades in.
    case crossDissolve = 2
    /// The lower part of the presenting view curls up and reveals the view. For full-screen views only.
    case partialCurl = 3
}
