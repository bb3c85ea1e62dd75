extension UILabel {
    func decodeLabel(_ coder: NSCoder) {
        text = coder.decodeText(forKey: "UIText")
        if let font = coder.decode(UIFont.self, forKey: "UIFont") { self.font = font }
        if let color = coder.decode(UIColor.self, forKey: "UITextColor") { textColor = color }
        highlightedTextColor = coder.decode(UIColor.self, forKey: "UIHighlightedColor")
        shadowColor = coder.decode(UIColor.self, forKey: "UIShadowColor")
        if coder.containsValue(forKey: "UIShadowOffset") { shadowOffset = coder.decodeCGSize(forKey: "UIShadowOffset") }
        textAlignment = coder.decodeCase(NSTextAlignment.self, forKey: "UITextAlignment") ?? .left
        lineBreakMode = coder.decodeCase(NSLineBreakMode.self, forKey: "UILineBreakMode") ?? .byTruncatingTail
        numberOfLines = coder.decodeWhole(forKey: "UINumberOfLines") ?? 1
        baselineAdjustment =
            coder.decodeCase(UIBaselineAdjustment.self, forKey: "UIBaselineAdjustment") ?? .alignBaselines
        adjustsFontSizeToFitWidth = coder.decodeFlag(forKey: "UIAdjustsFontSizeToFit") ?? false
        minimumFontSize = coder.decodeNumber(forKey: "UIMinimumFontSize") ?? 0
        minimumScaleFactor = coder.decodeNumber(forKey: "UIMinimumScaleFactor") ?? 0
        isEnabled = !(coder.decodeFlag(forKey: "UIDisabled") ?? false)
        isHighlighted = coder.decodeFlag(forKey: "UIHighlighted") ?? false
    }

    func encodeLabel(_ coder: NSCoder) {
        coder.encode(ifPresent: text, forKey: "UIText")
        coder.encode(ifPresent: font, forKey: "UIFont")
        coder.encode(ifPresent: textColor, forKey: "UITextColor")
        coder.encode(ifPresent: highlightedTextColor, forKey: "UIHighlightedColor")
        coder.encode(ifPresent: shadowColor, forKey: "UIShadowColor")
        coder.encode(shadowOffset, forKey: "UIShadowOffset")
        coder.encode(textAlignment, forKey: "UITextAlignment", unless: .left)
        coder.encode(lineBreakMode, forKey: "UILineBreakMode", unless: .byTruncatingTail)
        coder.encode(numberOfLines, forKey: "UINumberOfLines", unless: 1)
        coder.encode(baselineAdjustment, forKey: "UIBaselineAdjustment", unless: .alignBaselines)
        coder.encode(ifTrue: adjustsFontSizeToFitWidth, forKey: "UIAdjustsFontSizeToFit")
        coder.encode(minimumFontSize, forKey: "UIMinimumFontSize", unless: 0)
        coder.encode(minimumScaleFactor, forKey: "UIMinimumScaleFactor", unless: 0)
        coder.encode(ifTrue: !isEnabled, forKey: "UIDisabled")
        coder.encode(ifTrue: isHighlighted, forKey: "UIHighlighted")
    }
}
