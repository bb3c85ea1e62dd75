/// The accessibility attributes of an object in a nib, which nibs store in separate objects.
@MainActor final class AccessibilityConfiguration {
    private let object: AnyObject?
    private let isElement: Bool?
    private let label: String?
    private let hint: String?
    private let identifier: String?
    private let traits: UIAccessibilityTraits?

    init?(coder: NSCoder) {
        // Apple's nibs spell the key so.
        object = coder.decode(AnyObject.self, forKey: "UIAccessibileObject")
        isElement = coder.decode(NSNumber.self, forKey: "UIIsAccessibilityElement")?.boolValue
        label = coder.decodeText(forKey: "UIAccessibilityLabel")
        hint = coder.decodeText(forKey: "UIAccessibilityHint")
        identifier = coder.decodeText(forKey: "UIAccessibilityIdentifier")
        traits = coder.decode(NSNumber.self, forKey: "UIAccessibilityTraits")
            .map { UIAccessibilityTraits(rawValue: $0.uint64Value) }
    }

    /// Applies the attributes to the object, which is a view or a bar item.
    func apply() {
        if let view = object as? UIView {
            if let isElement { view.isAccessibilityElement = isElement }
            if let label { view.accessibilityLabel = label }
            if let hint { view.accessibilityHint = hint }
            if let identifier { view.accessibilityIdentifier = identifier }
            if let traits { view.accessibilityTraits = traits }
        } else if let item = object as? UIBarItem {
            if let isElement { item.isAccessibilityElement = isElement }
            if let label { item.accessibilityLabel = label }
            if let hint { item.accessibilityHint = hint }
            if let identifier { item.accessibilityIdentifier = identifier }
            if let traits { item.accessibilityTraits = traits }
        }
    }
}
