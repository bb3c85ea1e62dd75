/// Which text fields an alert has.
/// - ObjC: UIAlertViewStyle
public enum UIAlertViewStyle: Int, Sendable {
    /// None.
    case `default` = 0
    /// One for a password.
    case secureTextInput = 1
    /// One.
    case plainTextInput = 2
    /// One for a name and one for a password.
    case loginAndPasswordInput = 3
}
