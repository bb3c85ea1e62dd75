import CoreGraphics
import Display
import UIKit

import WebDriver

/// A small screen: a bar with a button, a table with three rows out of order, a field and something hidden.
enum SampleScreen {
    static let geometry = ScreenGeometry(width: 320, height: 480, orientation: .portrait)

    static func element(_ geometry: ScreenGeometry = geometry) -> ScreenElement {
        ScreenElementBuilder(screen: geometry, process: 7).application(tree, name: "Sample")
    }

    static var tree: AccessibilityNode {
        let window = node(
            "UIWindow", y: 0, height: 480,
            [
                node(
                    "UITableView", y: 64, height: 400,
                    [
                        row("Grace", y: 152), row("Ada", y: 64), row("Émile", y: 108), row("Below", y: 470),
                        hidden(row("Unseen", y: 64)),
                    ]),
                node(
                    "UINavigationBar", y: 20, height: 44,
                    [
                        node("UILabel", y: 25, label: "People", traits: ["staticText"]),
                        node("BarButton", kind: "UIView", y: 25, label: "Add", traits: ["button"]),
                    ]),
                field,
            ])
        let app = node("UIApplication", y: 0, height: 480, [window])
        return node("Device", y: 0, height: 480, label: "iPhone 3GS", [app, node("StatusBar", y: 0, height: 20)])
    }

    private static var field: AccessibilityNode {
        var field = node("NameField", kind: "UITextField", y: 440, height: 30)
        field.placeholder = "Name"
        field.identifier = "name field"
        field.isFirstResponder = true
        return field
    }

    private static func row(_ name: String, y: CGFloat) -> AccessibilityNode {
        node(
            "PersonCell", kind: "UITableViewCell", y: y, label: name,
            [node("UILabel", y: y, label: name, traits: ["staticText"])])
    }

    private static func hidden(_ node: AccessibilityNode) -> AccessibilityNode {
        var node = node
        node.isHidden = true
        return node
    }

    private static func node(
        _ name: String, kind: String? = nil, y: CGFloat, height: CGFloat = 44, label: String? = nil,
        traits: [String] = [], _ children: [AccessibilityNode] = []
    ) -> AccessibilityNode {
        var node = AccessibilityNode(
            className: name, frame: CGRect(x: 0, y: y, width: 320, height: height), label: label, traits: traits,
            isElement: label != nil, children: children)
        node.kind = kind ?? name
        node.identity = UInt64(abs((name + (label ?? "")).hashValue))
        return node
    }
}
