/// One view or element in a picture of the screen for scripts and tests, with what is inside it.
package struct AccessibilityNode {
    package var className: String
    /// On screen, in points.
    package var frame: CGRect
    package var label: String?
    package var value: String?
    package var identifier: String?
    package var traits: [String]
    package var isElement: Bool
    package var isEnabled: Bool
    package var isHidden: Bool
    package var children: [AccessibilityNode]

    /// The node as JSON: `{class, frame:[x,y,w,h], label, value, traits, enabled, hidden, children}`.
    package var json: String {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.text
    }

    func write(to writer: inout JSONWriter) {
        writer.object {
            $0.member("class", className)
            $0.member("frame", [frame.minX, frame.minY, frame.width, frame.height])
            $0.member("label", label)
            $0.member("value", value)
            if let identifier { $0.member("identifier", identifier) }
            $0.member("traits", traits)
            $0.member("element", isElement)
            $0.member("enabled", isEnabled)
            $0.member("hidden", isHidden)
            $0.array("children", children) { child, writer in child.write(to: &writer) }
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
