/// The underlining of misspelt words while the user types (iOS 5).
/// - ObjC: UITextSpellCheckingType
public enum UITextSpellCheckingType: Int, Sendable {
    /// Enabled if ``UITextInputTraits/autocorrectionType`` is.
    case `default` = 0
    case no = 1
    case yes = 2
}
