/// Makes nodes of views and of the elements that containers give out.
///
/// Containers are the app's: one may count wrongly, give itself out, or make new elements for ever. Each element
/// therefore appears once, and depth and number have limits.
@MainActor struct AccessibilityTreeWalk {
    /// Trees deeper than this are cut off.
    private static let deepestNode = 500
    /// How many elements that are no views a tree has.
    private static let mostElements = 10_000

    private var seen: Set<UInt> = []
    /// Keeps what was seen alive, lest another object takes its address.
    private var kept: [any AccessibleObject] = []
    /// How often containers are asked for another element.
    private var questionsLeft = AccessibilityTreeWalk.mostElements

    /// - Parameter depth: How many nodes the view is inside of.
    mutating func node(of view: UIView, depth: Int = 0) -> AccessibilityNode {
        var node = AccessibilityNode(describing: view)
        node.isHidden = view.isHidden || view.alpha < 0.01
        guard depth < Self.deepestNode else { return node }
        for subview in view.subviewList { node.children.append(self.node(of: subview, depth: depth + 1)) }
        node.children += elements(of: view, depth: depth + 1)
        return node
    }

    /// The elements of a container that are no views: those are in the tree already, where they are on screen.
    private mutating func elements(of container: any AccessibleObject, depth: Int) -> [AccessibilityNode] {
        guard depth <= Self.deepestNode else { return [] }
        let count = container.accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return [] }
        var nodes: [AccessibilityNode] = []
        for index in 0..<min(count, Self.mostElements) {
            guard questionsLeft > 0 else { break }
            questionsLeft -= 1
            guard let element = container.accessibilityElement(at: index) as? any AccessibleObject,
                !(element is UIView), seen.insert(element.identity).inserted
            else { continue }
            kept.append(element)
            var node = AccessibilityNode(describing: element)
            node.children = elements(of: element, depth: depth + 1)
            nodes.append(node)
        }
        return nodes
    }
}

extension AccessibilityNode {
    /// The object alone, without what is in it.
    @MainActor fileprivate init(describing object: any AccessibleObject) {
        let traits = object.accessibilityTraits
        self.init(
            className: object.className, frame: object.accessibilityFrame, label: object.accessibilityLabel,
            value: object.accessibilityValue, identifier: object.accessibilityIdentifier, traits: traits.names,
            isElement: object.isAccessibilityElement, isEnabled: !traits.contains(.notEnabled))
        identity = UInt64(object.identity)
        kind = FrameworkClass.name(of: type(of: object))
        isFirstResponder = (object as? UIResponder)?.isFirstResponder ?? false
        guard let field = object as? UITextField else { return }
        placeholder = field.placeholder
        if field.isSecureTextEntry { kind = "SecureTextField" }
    }
}
