extension UIButton {
    func decodeButton(_ coder: NSCoder) {
        titleEdgeInsets = coder.decodeUIEdgeInsets(forKey: "UITitleEdgeInsets")
        imageEdgeInsets = coder.decodeUIEdgeInsets(forKey: "UIImageEdgeInsets")
        if coder.containsValue(forKey: "UIContentEdgeInsets") {
            contentEdgeInsets = coder.decodeUIEdgeInsets(forKey: "UIContentEdgeInsets")
        }
        adjustsImageWhenHighlighted = coder.decodeFlag(forKey: "UIAdjustsImageWhenHighlighted") ?? false
        adjustsImageWhenDisabled = coder.decodeFlag(forKey: "UIAdjustsImageWhenDisabled") ?? false
        showsTouchWhenHighlighted = coder.decodeFlag(forKey: "UIShowsTouchWhenHighlighted") ?? false
        reversesTitleShadowWhenHighlighted =
            coder.decodeFlag(forKey: "UIReversesTitleShadowWhenHighlighted") ?? false
        if let font = coder.decode(UIFont.self, forKey: "UIFont") { self.font = font }
        if let mode = coder.decodeCase(NSLineBreakMode.self, forKey: "UILineBreakMode") { lineBreakMode = mode }
        if coder.containsValue(forKey: "UITitleShadowOffset") {
            titleShadowOffset = coder.decodeCGSize(forKey: "UITitleShadowOffset")
        }
        let contents = coder.decode([AnyHashable: Any].self, forKey: "UIButtonStatefulContent") ?? [:]
        for (key, content) in contents {
            guard let number = key.base as? NSNumber, let content = content as? UIButtonContent else { continue }
            take(content, for: State(rawValue: number.uintValue))
        }
    }

    /// Sets the archived content for a state. Attributes that are missing in the archive keep the defaults of the
    /// button's type.
    private func take(_ content: UIButtonContent, for state: State) {
        if let title = content.title { setTitle(title, for: state) }
        if let color = content.titleColor { setTitleColor(color, for: state) }
        if let color = content.shadowColor { setTitleShadowColor(color, for: state) }
        if let image = content.image { setImage(image, for: state) }
        if let image = content.backgroundImage { setBackgroundImage(image, for: state) }
    }

    func encodeButton(_ coder: NSCoder) {
        coder.encode(buttonType, forKey: "UIButtonType", unless: .custom)
        if contentEdgeInsets != ownContentEdgeInsets { coder.encode(contentEdgeInsets, forKey: "UIContentEdgeInsets") }
        if titleEdgeInsets != .zero { coder.encode(titleEdgeInsets, forKey: "UITitleEdgeInsets") }
        if imageEdgeInsets != .zero { coder.encode(imageEdgeInsets, forKey: "UIImageEdgeInsets") }
        coder.encode(ifTrue: adjustsImageWhenHighlighted, forKey: "UIAdjustsImageWhenHighlighted")
        coder.encode(ifTrue: adjustsImageWhenDisabled, forKey: "UIAdjustsImageWhenDisabled")
        coder.encode(ifTrue: showsTouchWhenHighlighted, forKey: "UIShowsTouchWhenHighlighted")
        coder.encode(ifTrue: reversesTitleShadowWhenHighlighted, forKey: "UIReversesTitleShadowWhenHighlighted")
        if let label {
            coder.encode(ifPresent: label.font, forKey: "UIFont")
            coder.encode(label.lineBreakMode, forKey: "UILineBreakMode", unless: .byTruncatingMiddle)
            if label.shadowOffset != .zero { coder.encode(label.shadowOffset, forKey: "UITitleShadowOffset") }
        }
        let contents = archivedContents
        if !contents.isEmpty { coder.encode(contents as [AnyHashable: Any], forKey: "UIButtonStatefulContent") }
    }

    private var archivedContents: [NSNumber: UIButtonContent] {
        var contents: [UInt: UIButtonContent] = [:]
        func add<Value>(_ table: StateTable<Value>, _ set: (UIButtonContent, Value) -> Void) {
            for (state, value) in table.all {
                let content = contents[state.rawValue] ?? UIButtonContent()
                contents[state.rawValue] = content
                set(content, value)
            }
        }
        add(titles) { $0.title = $1 }
        add(titleColors) { $0.titleColor = $1 }
        add(titleShadowColors) { $0.shadowColor = $1 }
        // The image of the button's type is not archived: the type determines it.
        add(images) { if $1 !== self.ownImage { $0.image = $1 } }
        add(backgroundImages) { $0.backgroundImage = $1 }
        return Dictionary(uniqueKeysWithValues: contents.map { (NSNumber(value: $0), $1) })
    }
}
