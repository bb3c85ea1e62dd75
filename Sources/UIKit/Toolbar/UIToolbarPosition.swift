/// Where a toolbar is on the screen.
/// - ObjC: UIToolbarPosition
public enum UIToolbarPosition: Int, Sendable {
    /// Anywhere.
    case any = 0
    /// At the lower end.
    case bottom = 1
    /// At the upper end.
    case top = 2
}
