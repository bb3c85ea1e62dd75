import CoreGraphics
import UIKit

/// What a finger touches, as a script would name it.
struct RecordedTarget {
    let selector: ElementSelector

    /// Elements in which it matters where a finger is.
    private static let surfaces: Set = [
        "UISlider", "UITextView", "UIScrollView", "UITableView", "UIWebView", "MKMapView", "UIPickerView",
        "UISegmentedControl",
        "UIDatePicker", "UIWindow", "UIPageControl", "UIStepper",
    ]
    /// Elements that cover more than this share of the screen are surfaces, too.
    private static let largestShare: CGFloat = 0.4
    /// The most elements of one name that are counted.
    private static let mostOfOneName = 20
    private static let longestLabel = 80

    /// - Returns: nil if nothing at the point has a name that means it alone.
    init?(at point: CGPoint, in root: AccessibilityNode) {
        guard let path = Self.path(to: point, in: [root]),
            let index = path.lastIndex(where: { Self.name(of: $0) != nil }), index > 0
        else { return nil }
        let node = path[index]
        let share = node.frame.width * node.frame.height / max(root.frame.width * root.frame.height, 1)
        guard share <= Self.largestShare, !path[index...].contains(where: { Self.surfaces.contains($0.kind) }),
            let name = Self.name(of: node)
        else { return nil }
        func named(_ ordinal: ElementSelector.Ordinal) -> ElementSelector {
            ElementSelector(ElementSelector.Part(name, ordinal))
        }
        // A number says which of several is meant, also to a reader.
        let isAlone = (try? named(.number(2)).find(in: root)) == nil
        let selectors = isAlone ? [named(.first)] : (1...Self.mostOfOneName).map { named(.number($0)) }
        let found = selectors.first { selector in
            guard let found = try? selector.find(in: root) else { return false }
            // What a script finds is touched in its middle: that must be this element.
            return found == node || found.frame.contains(point) && Self.isSame(found, node)
        }
        guard let found else { return nil }
        selector = found
    }

    /// Whether one of them is what the other shows.
    private static func isSame(_ one: AccessibilityNode, _ other: AccessibilityNode) -> Bool {
        one.frame.contains(other.frame) || other.frame.contains(one.frame)
    }

    private static func name(of node: AccessibilityNode) -> TextMatch? {
        let text = node.label ?? (node.children.isEmpty ? node.value : nil)
        if let text, !text.isEmpty, text.count <= longestLabel { return .label(text) }
        if let identifier = node.identifier, !identifier.isEmpty { return .identifier(identifier) }
        return nil
    }

    /// The way from the whole screen to the node in front at a point.
    private static func path(to point: CGPoint, in path: [AccessibilityNode]) -> [AccessibilityNode]? {
        guard let node = path.last, !node.isHidden else { return nil }
        for child in node.children.reversed() {
            if let found = self.path(to: point, in: path + [child]) { return found }
        }
        return node.frame.contains(point) ? path : nil
    }
}
