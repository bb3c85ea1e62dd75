/// What the keyboard should be like for an object that takes text. Everything is optional.
@MainActor public protocol UITextInputTraits: AnyObject {
    /// Sentences by default. Keyboards without shift keys ignore it.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// As suits the language by default.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// As ``autocorrectionType`` by default. iOS 5.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The usual keyboard by default.
    var keyboardType: UIKeyboardType { get set }
    /// Grey and blue by default.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// "return" by default.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key can be pressed only when there is text. False by default.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is hidden, for passwords; it is not corrected or copied then. False by default.
    var isSecureTextEntry: Bool { get set }
}

/// What an object that does not say otherwise gets. Setting has no effect on an object that does not keep the value.
extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
}
