/// How much of the screen a modal controller's view takes, on an iPad. On a phone it takes all of it.
/// - ObjC: UIModalPresentationStyle
public enum UIModalPresentationStyle: Int, Sendable {
    /// The whole screen.
    /// - ObjC: UIModalPresentationFullScreen
    case fullScreen = 0
    /// As high as the screen and 768 points wide: upright the whole screen, across a sheet in its middle.
    /// - ObjC: UIModalPresentationPageSheet
    case pageSheet = 1
    /// 540 × 620 points in the middle of the screen.
    /// - ObjC: UIModalPresentationFormSheet
    case formSheet = 2
    /// The place of the nearest controller that defines a presentation context.
    /// - ObjC: UIModalPresentationCurrentContext
    case currentContext = 3
}
