/// The automatic correction of words while the user types.
/// - ObjC: UITextAutocorrectionType
public enum UITextAutocorrectionType: Int, Sendable {
    /// According to the language.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}
