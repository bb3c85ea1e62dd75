/// Whether misspelt words are underlined while they are typed (iOS 5).
/// - ObjC: UITextSpellCheckingType
public enum UITextSpellCheckingType: Int, Sendable {
    /// As ``UITextInputTraits/autocorrectionType`` is.
    case `default` = 0
    case no = 1
    case yes = 2
}
