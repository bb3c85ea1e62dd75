extension UITextView {
    /// Decodes the attributes. The archived content size is ignored; it follows from the text.
    func decodeTextView(_ coder: NSCoder) {
        traits = TextInputTraits(coder)
        // Text views bounce vertically even if the text is short. Archives do not contain this.
        alwaysBounceVertical = true
        if let font = coder.decode(UIFont.self, forKey: "UIFont") { self.font = font }
        if let color = coder.decode(UIColor.self, forKey: "UITextColor") { textColor = color }
        textAlignment = coder.decodeCase(NSTextAlignment.self, forKey: "UITextAlignment") ?? .left
        isEditable = coder.decodeFlag(forKey: "UIEditable") ?? true
        dataDetectorTypes = UIDataDetectorTypes(
            rawValue: UInt(truncatingIfNeeded: coder.decodeWhole(forKey: "UIDataDetectorTypes") ?? 0))
        text = coder.decodeText(forKey: "UIText") ?? ""
        linesDidMove()
        decodeContentOffset(coder)
    }

    func encodeTextView(_ coder: NSCoder) {
        traits.encode(with: coder)
        coder.encode(ifPresent: text, forKey: "UIText")
        coder.encode(ifPresent: font, forKey: "UIFont")
        coder.encode(ifPresent: textColor, forKey: "UITextColor")
        coder.encode(textAlignment, forKey: "UITextAlignment", unless: .left)
        coder.encode(ifFalse: isEditable, forKey: "UIEditable")
        let types = Int(truncatingIfNeeded: dataDetectorTypes.rawValue)
        coder.encode(types, forKey: "UIDataDetectorTypes", unless: 0)
    }
}
