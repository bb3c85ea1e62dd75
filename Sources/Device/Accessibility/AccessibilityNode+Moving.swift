import CoreGraphics
import UIKit

extension AccessibilityNode {
    /// The same tree with other frames.
    func moved(_ place: (CGRect) -> CGRect) -> AccessibilityNode {
        var node = self
        node.frame = place(frame)
        node.children = children.map { $0.moved(place) }
        return node
    }
}
