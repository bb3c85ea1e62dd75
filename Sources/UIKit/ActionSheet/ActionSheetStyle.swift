/// The style of an action sheet.
/// - ObjC: UIActionSheetStyle
public enum UIActionSheetStyle: Int, Sendable {
    /// The style of the bar at the bottom of the screen, otherwise the default style.
    case automatic = -1
    /// Blue-grey.
    case `default` = 0
    /// Translucent black.
    case blackTranslucent = 2
    case blackOpaque = 1
}
