/// The style of the status bar.
/// - ObjC: UIStatusBarStyle
public enum UIStatusBarStyle: Int {
    /// Grey.
    case `default` = 0
    /// Black and translucent.
    case blackTranslucent = 1
    case blackOpaque = 2
}
