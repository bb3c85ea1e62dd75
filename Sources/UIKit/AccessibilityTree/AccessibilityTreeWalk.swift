/// Makes the nodes of views and of accessibility elements in containers.
///
/// Containers are the app's code: one may return a wrong count, contain itself, or make new elements for ever. Each
/// element therefore appears once, and depth and number are limited.
@MainActor struct AccessibilityTreeWalk {
    /// The greatest depth of a tree; deeper nodes are left out.
    private static let deepestNode = 500
    /// The greatest number of elements in a tree that are not views.
    private static let mostElements = 10_000

    private var seen: Set<UInt> = []
    /// Retains the objects in ``seen``, so that their addresses are not reused.
    private var kept: [any AccessibleObject] = []
    /// The number of times that containers may still be asked for an element.
    private var questionsLeft = AccessibilityTreeWalk.mostElements

    /// - Parameter depth: The depth of the view in the tree.
    mutating func node(of view: UIView, depth: Int = 0) -> AccessibilityNode {
        var node = AccessibilityNode(describing: view)
        node.isHidden = view.isHidden || view.alpha < 0.01
        guard depth < Self.deepestNode else { return node }
        for subview in view.subviewList { node.children.append(self.node(of: subview, depth: depth + 1)) }
        node.children += elements(of: view, depth: depth + 1)
        return node
    }

    /// The elements of a container that are not views. Views are left out: they are in the tree as subviews.
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
    /// The object's own properties, without children.
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
