extension TextInputTraits {
    /// The traits among the other keys of a view in an archive.
    init(_ coder: NSCoder) {
        autocapitalizationType =
            coder.decodeCase(UITextAutocapitalizationType.self, forKey: "UIAutocapitalizationType") ?? .sentences
        autocorrectionType = coder.decodeCase(UITextAutocorrectionType.self, forKey: "UIAutocorrectionType") ?? .default
        keyboardType = coder.decodeCase(UIKeyboardType.self, forKey: "UIKeyboardType") ?? .default
        keyboardAppearance = coder.decodeCase(UIKeyboardAppearance.self, forKey: "UIKeyboardAppearance") ?? .default
        returnKeyType = coder.decodeCase(UIReturnKeyType.self, forKey: "UIReturnKeyType") ?? .default
        enablesReturnKeyAutomatically = coder.decodeFlag(forKey: "UIEnablesReturnKeyAutomatically") ?? false
        isSecureTextEntry = coder.decodeFlag(forKey: "UISecureTextEntry") ?? false
    }

    func encode(with coder: NSCoder) {
        coder.encode(autocapitalizationType, forKey: "UIAutocapitalizationType", unless: .sentences)
        coder.encode(autocorrectionType, forKey: "UIAutocorrectionType", unless: .default)
        coder.encode(keyboardType, forKey: "UIKeyboardType", unless: .default)
        coder.encode(keyboardAppearance, forKey: "UIKeyboardAppearance", unless: .default)
        coder.encode(returnKeyType, forKey: "UIReturnKeyType", unless: .default)
        coder.encode(ifTrue: enablesReturnKeyAutomatically, forKey: "UIEnablesReturnKeyAutomatically")
        coder.encode(ifTrue: isSecureTextEntry, forKey: "UISecureTextEntry")
    }
}
