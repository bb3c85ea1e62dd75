/// The keyboard traits of an object that accepts text. All members are optional.
@MainActor public protocol UITextInputTraits: AnyObject {
    /// The default is sentences. Keyboards without shift keys ignore it.
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
    /// True to disable the return key while there is no text. The default is false.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// True to hide the text, for passwords, and to disable its correction and copying. The default is false.
    var isSecureTextEntry: Bool { get set }
}

/// The defaults for objects that do not implement the members. Setting them has no effect.
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
