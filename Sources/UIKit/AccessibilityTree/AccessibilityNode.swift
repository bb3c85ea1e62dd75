/// One view or element in a picture of the screen for scripts and tests, with what is inside it.
package struct AccessibilityNode: Hashable, Sendable {
    package var className: String
    /// The class of the frameworks that it is or inherits from; empty if that is not known.
    package var kind = ""
    /// The same number while the same object is on the screen; 0 if that is not known.
    package var identity: UInt64 = 0
    /// On screen, in points.
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

    /// The node as JSON, with everything that is known of it:
    /// `{class, kind, id, frame:[x,y,w,h], label, value, identifier, placeholder, traits, element, enabled, hidden, focused,
    /// children}`. What is as usual is left out: `kind` like `class`, `id` 0, no `identifier`, `placeholder` or focus.
    package var json: String {
        var writer = JSONWriter()
        write(to: &writer, isWhole: true)
        return writer.text
    }

    /// What the node looks like, as indented JSON with a line for each node: without what is for test tools
    /// only.
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
    /// The view and all inside it, as scripts and tests see them.
    package func accessibilityTree() -> AccessibilityNode {
        var walk = AccessibilityTreeWalk()
        return walk.node(of: self)
    }
}

extension UIAccessibilityTraits {
    /// The traits' names in the order of their bits.
    package var names: [String] { UIAccessibilityTraits.allNames.filter { contains($0.trait) }.map(\.name) }

    private static let allNames: [(trait: UIAccessibilityTraits, name: String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "playsSound"),
        (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.summaryElement, "summaryElement"),
        (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
        (.adjustable, "adjustable"),
    ]
}
