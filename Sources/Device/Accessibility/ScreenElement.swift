import Foundation

/// A node of the accessibility tree: something on the screen.
package struct ScreenElement: Hashable, Sendable {
    package var className: String
    /// On the portrait screen, in points.
    package var frame: CGRect
    package var label: String?
    package var value: String?
    package var traits: [String]
    package var isEnabled: Bool
    package var isHidden: Bool
    package var children: [ScreenElement]

    package init(
        className: String, frame: CGRect, label: String? = nil, value: String? = nil, traits: [String] = [],
        isEnabled: Bool = true, isHidden: Bool = false, children: [ScreenElement] = []
    ) {
        self.className = className
        self.frame = frame
        self.label = label
        self.value = value
        self.traits = traits
        self.isEnabled = isEnabled
        self.isHidden = isHidden
        self.children = children
    }
}

// MARK: - Finding

extension ScreenElement {
    /// The element that a label means: in the front of the others, and the exact label before one in other letters.
    ///
    /// An element without a label of its own is found by its value.
    package func find(_ label: String) -> ScreenElement? {
        find { $0.label == label } ?? find { $0.label == nil && $0.value == label }
            ?? find { $0.label?.lowercased() == label.lowercased() }
            ?? find { $0.label == nil && $0.value?.lowercased() == label.lowercased() }
    }

    /// The labels of everything visible, back to front, each once.
    package var visibleLabels: [String] {
        var labels: [String] = []
        collect(into: &labels)
        return labels
    }

    private func find(_ matches: (ScreenElement) -> Bool) -> ScreenElement? {
        guard !isHidden else { return nil }
        if matches(self) { return self }
        for child in children.reversed() {
            if let found = child.find(matches) { return found }
        }
        return nil
    }

    private func collect(into labels: inout [String]) {
        guard !isHidden else { return }
        if let text = label ?? value, !text.isEmpty, !labels.contains(text) { labels.append(text) }
        for child in children { child.collect(into: &labels) }
    }
}
