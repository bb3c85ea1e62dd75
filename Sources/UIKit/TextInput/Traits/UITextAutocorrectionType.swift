/// Whether the keyboard corrects words while they are typed.
/// - ObjC: UITextAutocorrectionType
public enum UITextAutocorrectionType: Int, Sendable {
    /// As suits the language.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}
