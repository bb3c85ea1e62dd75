/// The animation with which the status bar is hidden or shown.
/// - ObjC: UIStatusBarAnimation
public enum UIStatusBarAnimation: Int, Sendable {
    /// No animation.
    case none = 0
    /// The bar fades.
    case fade = 1
    /// The bar slides over the top edge of the screen.
    case slide = 2
}
