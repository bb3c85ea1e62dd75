import Foundation
import UIKit

/// Finds elements of the screen by their labels, for scripts.
extension AccessibilityNode {
    /// The frontmost element with this label. An exact match comes before one that differs in upper and lower case.
    ///
    /// An element without a label of its own is found by its value.
    package func find(_ label: String) -> AccessibilityNode? {
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

    private func find(_ matches: (AccessibilityNode) -> Bool) -> AccessibilityNode? {
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
