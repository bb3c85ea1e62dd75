/// A view or accessibility element in the tree of a screen that scripts and tests read, with its children.
package struct AccessibilityNode: Hashable, Sendable {
    package var className: String
    /// The class of the frameworks that the object is of or inherits from; empty if unknown.
    package var kind = ""
    /// A number that stays the same while the same object is on the screen; 0 if unknown.
    package var identity: UInt64 = 0
    /// The frame in screen coordinates, in points.
    package var frame: CGRect
    package var label: String?
    package var value: String?
    package var identifier: String?
    /// What a text field shows while it is empty.
    package var placeholder: String?
    package var isFirstResponder = false
    package var traits: [String]
    package var isElement: Bool
    package var isEnabled: Bool
    package var isHidden: Bool
    package var children: [AccessibilityNode]

    package init(
        className: String, frame: CGRect, label: String? = nil, value: String? = nil, identifier: String? = nil,
        traits: [String] = [], isElement: Bool = false, isEnabled: Bool = true, isHidden: Bool = false,
        children: [AccessibilityNode] = []
    ) {
        self.className = className
        kind = className
        self.frame = frame
        self.label = label
        self.value = value
        self.identifier = identifier
        self.traits = traits
        self.isElement = isElement
        self.isEnabled = isEnabled
        self.isHidden = isHidden
        self.children = children
    }

    /// The node as JSON with all its properties: `{class, kind, id, frame:[x,y,w,h], label, value, identifier, placeholder,
    /// traits, element, enabled, hidden, focused, children}`. Properties with their usual values are left out: a `kind` equal
    /// to `class`, an `id` of 0, and empty `identifier`, `placeholder` and `focused`.
    package var json: String {
        var writer = JSONWriter()
        write(to: &writer, isWhole: true)
        return writer.text
    }

    /// The visible properties as indented JSON with one line per node; properties that are for test tools only are left
    /// out.
    package var outline: String {
        var writer = JSONWriter(.indented)
        write(to: &writer, isWhole: false)
        return writer.text + "\n"
    }

    private func write(to writer: inout JSONWriter, isWhole: Bool) {
        writer.object {
            $0.member("class", className)
            if isWhole {
                if kind != className { $0.member("kind", kind) }
                if identity != 0 { $0.member("id", String(identity, radix: 16)) }
            }
            $0.member("frame", [frame.minX, frame.minY, frame.width, frame.height])
            $0.member("label", label)
            $0.member("value", value)
            if isWhole {
                if let identifier { $0.member("identifier", identifier) }
                if let placeholder { $0.member("placeholder", placeholder) }
                if isFirstResponder { $0.member("focused", true) }
            }
            $0.member("traits", traits)
            if isWhole { $0.member("element", isElement) }
            $0.member("enabled", isEnabled)
            $0.member("hidden", isHidden)
            $0.member("children", children) { $0.write(to: &$1, isWhole: isWhole) }
        }
    }
}

extension UIView {
    /// The tree of this view and its subviews.
    package func accessibilityTree() -> AccessibilityNode {
        var walk = AccessibilityTreeWalk()
        return walk.node(of: self)
    }
}

extension UIAccessibilityTraits {
    /// The names of the traits in the order of their bits.
    package var names: [String] { UIAccessibilityTraits.allNames.filter { contains($0.trait) }.map(\.name) }

    private static let allNames: [(trait: UIAccessibilityTraits, name: String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "playsSound"),
        (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.summaryElement, "summaryElement"),
        (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
        (.adjustable, "adjustable"),
    ]
}
