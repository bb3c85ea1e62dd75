/// What an action sheet looks like.
/// - ObjC: UIActionSheetStyle
public enum UIActionSheetStyle: Int, Sendable {
    /// That of the bar at the bottom, else the default.
    case automatic = -1
    /// Blue grey.
    case `default` = 0
    /// Black, and what is behind shines through.
    case blackTranslucent = 2
    case blackOpaque = 1
}
