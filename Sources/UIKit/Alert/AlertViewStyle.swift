/// The text fields of an alert view.
/// - ObjC: UIAlertViewStyle
public enum UIAlertViewStyle: Int, Sendable {
    /// No text field.
    case `default` = 0
    /// A secure text field, for a password.
    case secureTextInput = 1
    /// A text field.
    case plainTextInput = 2
    /// A text field for a login name and a secure one for a password.
    case loginAndPasswordInput = 3
}
