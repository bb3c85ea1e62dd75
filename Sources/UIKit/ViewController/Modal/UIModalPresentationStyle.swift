/// The part of an iPad's screen that a modal controller's view covers. On a phone it covers the whole screen.
/// - ObjC: UIModalPresentationStyle
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the whole screen.
    /// - ObjC: UIModalPresentationFullScreen
    case fullScreen = 0
    /// As high as the screen and 768 points wide: the whole screen in portrait, a centred sheet in landscape.
    /// - ObjC: UIModalPresentationPageSheet
    case pageSheet = 1
    /// A centred sheet of 540 × 620 points.
    /// - ObjC: UIModalPresentationFormSheet
    case formSheet = 2
    /// Covers the view of the nearest container that defines a presentation context.
    /// - ObjC: UIModalPresentationCurrentContext
    case currentContext = 3
}
