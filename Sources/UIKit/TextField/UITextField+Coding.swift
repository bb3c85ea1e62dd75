extension UITextField {
    func decodeTextField(_ coder: NSCoder) {
        traits = TextInputTraits(coder)
        editor.isSecure = traits.isSecureTextEntry
        if let font = coder.decode(UIFont.self, forKey: "UIFont") { self.font = font }
        if let color = coder.decode(UIColor.self, forKey: "UITextColor") { textColor = color }
        placeholder = coder.decodeText(forKey: "UIPlaceholder")
        textAlignment = coder.decodeCase(NSTextAlignment.self, forKey: "UITextAlignment") ?? .left
        if coder.decodeFlag(forKey: "UIAdjustsFontSizeToFit") == true { adjustsFontSizeToFitWidth = true }
        if let size = coder.decodeNumber(forKey: "UIMinimumFontSize") { minimumFontSize = size }
        clearsOnBeginEditing = coder.decodeFlag(forKey: "UIClearsOnBeginEditing") ?? false
        borderStyle = coder.decodeCase(BorderStyle.self, forKey: "UIBorderStyle") ?? .none
        background = coder.decode(UIImage.self, forKey: "UITextFieldBackground")
        disabledBackground = coder.decode(UIImage.self, forKey: "UITextFieldDisabledBackground")
        clearButtonMode = coder.decodeCase(ViewMode.self, forKey: "UIClearButtonMode") ?? .never
        leftView = coder.decode(UIView.self, forKey: "UILeftView").flatMap(ifUsable)
        leftViewMode = coder.decodeCase(ViewMode.self, forKey: "UILeftViewMode") ?? .never
        rightView = coder.decode(UIView.self, forKey: "UIRightView").flatMap(ifUsable)
        rightViewMode = coder.decodeCase(ViewMode.self, forKey: "UIRightViewMode") ?? .never
        if let text = coder.decodeText(forKey: "UIText"), !text.isEmpty { self.text = text }
    }

    /// Returns the view unless it is the field itself or an ancestor of the field, which cannot be an overlay view.
    private func ifUsable(_ view: UIView) -> UIView? { isDescendant(of: view) ? nil : view }

    func encodeTextField(_ coder: NSCoder) {
        traits.encode(with: coder)
        coder.encode(ifPresent: text, forKey: "UIText")
        coder.encode(ifPresent: font, forKey: "UIFont")
        coder.encode(ifPresent: textColor, forKey: "UITextColor")
        coder.encode(ifPresent: placeholder, forKey: "UIPlaceholder")
        coder.encode(textAlignment, forKey: "UITextAlignment", unless: .left)
        coder.encode(ifTrue: adjustsFontSizeToFitWidth, forKey: "UIAdjustsFontSizeToFit")
        coder.encode(minimumFontSize, forKey: "UIMinimumFontSize", unless: 0)
        coder.encode(ifTrue: clearsOnBeginEditing, forKey: "UIClearsOnBeginEditing")
        coder.encode(borderStyle, forKey: "UIBorderStyle", unless: .none)
        coder.encode(ifPresent: background, forKey: "UITextFieldBackground")
        coder.encode(ifPresent: disabledBackground, forKey: "UITextFieldDisabledBackground")
        coder.encode(clearButtonMode, forKey: "UIClearButtonMode", unless: .never)
        coder.encode(ifPresent: leftView, forKey: "UILeftView")
        coder.encode(leftViewMode, forKey: "UILeftViewMode", unless: .never)
        coder.encode(ifPresent: rightView, forKey: "UIRightView")
        coder.encode(rightViewMode, forKey: "UIRightViewMode", unless: .never)
    }
}
