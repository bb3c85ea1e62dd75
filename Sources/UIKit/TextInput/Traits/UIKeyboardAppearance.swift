/// The appearance of the keyboard.
/// - ObjC: UIKeyboardAppearance
public enum UIKeyboardAppearance: Int, Sendable {
    /// Grey and blue.
    case `default` = 0
    /// Dark and translucent, as under an alert.
    case alert = 1
}
