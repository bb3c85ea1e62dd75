extension UIControl {
    func decodeControl(_ coder: NSCoder) {
        isEnabled = !(coder.decodeFlag(forKey: "UIDisabled") ?? false)
        isSelected = coder.decodeFlag(forKey: "UISelected") ?? false
        isHighlighted = coder.decodeFlag(forKey: "UIHighlighted") ?? false
        contentVerticalAlignment =
            coder.decodeCase(ContentVerticalAlignment.self, forKey: "UIContentVerticalAlignment") ?? .center
        contentHorizontalAlignment =
            coder.decodeCase(ContentHorizontalAlignment.self, forKey: "UIContentHorizontalAlignment") ?? .center
    }

    func encodeControl(_ coder: NSCoder) {
        coder.encode(ifTrue: !isEnabled, forKey: "UIDisabled")
        coder.encode(ifTrue: isSelected, forKey: "UISelected")
        coder.encode(ifTrue: isHighlighted, forKey: "UIHighlighted")
        coder.encode(contentVerticalAlignment, forKey: "UIContentVerticalAlignment", unless: .center)
        coder.encode(contentHorizontalAlignment, forKey: "UIContentHorizontalAlignment", unless: .center)
    }
}
