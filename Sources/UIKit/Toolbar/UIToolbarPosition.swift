/// The position of a toolbar on the screen.
/// - ObjC: UIToolbarPosition
public enum UIToolbarPosition: Int, Sendable {
    /// Any position.
    case any = 0
    /// At the bottom.
    case bottom = 1
    /// At the top.
    case top = 2
}
