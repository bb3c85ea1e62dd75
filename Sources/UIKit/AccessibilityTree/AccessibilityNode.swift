/// A view or accessibility element in the tree of a screen that scripts and tests read, with its children.
package struct AccessibilityNode: Hashable, Sendable {
    package var className: String
    /// The frame in screen coordinates, in points.
    package var frame: CGRect
    package var label: String?
    package var value: String?
    package var identifier: String?
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

    /// The node as JSON with all its properties: `{class, frame:[x,y,w,h], label, value, identifier, traits, element,
    /// enabled, hidden, children}`.
    package var json: String {
        var writer = JSONWriter()
        write(to: &writer, isWhole: true)
        return writer.text
    }

    /// The visible properties as indented JSON with one line per node; `identifier` and `element` are left out.
    package var outline: String {
        var writer = JSONWriter(.indented)
        write(to: &writer, isWhole: false)
        return writer.text + "\n"
    }

    private func write(to writer: inout JSONWriter, isWhole: Bool) {
        writer.object {
            $0.member("class", className)
            $0.member("frame", [frame.minX, frame.minY, frame.width, frame.height])
            $0.member("label", label)
            $0.member("value", value)
            if isWhole, let identifier { $0.member("identifier", identifier) }
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
