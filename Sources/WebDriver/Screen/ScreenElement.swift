import DeviceLink
import Display
import UIKit

/// One element of what is on the screen, as XCUITest shows it: what is hidden is left out, places are those of the screen as it is
/// looked at.
package final class ScreenElement {
    package let type: String
    package let label: String?
    package let identifier: String?
    package let placeholder: String?
    package let traits: [String]
    package let isEnabled: Bool
    package let isAccessible: Bool
    package let isFirstResponder: Bool
    /// In points of the upright screen.
    package let frame: CGRect
    /// The part of it that can be seen.
    package let visibleFrame: CGRect
    /// The same while it is the same object on the screen.
    package let key: ElementKey
    package fileprivate(set) var children: [ScreenElement] = []
    package fileprivate(set) weak var parent: ScreenElement?
    /// Its place among its parent's children.
    package fileprivate(set) var index = 0
    private let ownValue: String?
    private var title: String?

    fileprivate init(
        _ node: AccessibilityNode, type: String, frame: CGRect, visible: CGRect, key: ElementKey
    ) {
        self.type = type
        label = node.label
        identifier = node.identifier
        placeholder = node.placeholder
        traits = node.traits
        isEnabled = node.isEnabled
        isAccessible = node.isElement
        isFirstResponder = node.isFirstResponder
        ownValue = node.value
        self.frame = frame
        visibleFrame = visible
        self.key = key
    }

    // MARK: Attributes

    /// What `accessibility id`, `id` and `name` look for: the identifier that the app gave it, or else its label.
    package var name: String? {
        for text in [identifier, label, title] { if let text, !text.isEmpty { return text } }
        return nil
    }

    package var value: String? {
        switch type {
        case "XCUIElementTypeStaticText": ownValue ?? label
        case "XCUIElementTypeButton": ownValue ?? (isSelected ? "1" : nil)
        case "XCUIElementTypeTextField", "XCUIElementTypeSecureTextField", "XCUIElementTypeTextView",
            "XCUIElementTypeSearchField":
            ownValue.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder
        default: ownValue
        }
    }

    /// What was typed, without a placeholder.
    package var typedText: String { ownValue ?? "" }

    package var isSelected: Bool { traits.contains("selected") }
    package var isVisible: Bool { !visibleFrame.isEmpty }

    /// What WebDriver calls the element's text.
    package var text: String {
        for text in [value, label] { if let text, !text.isEmpty { return text } }
        return ""
    }

    /// Where a finger touches it.
    package var center: CGPoint { CGPoint(x: visibleFrame.midX, y: visibleFrame.midY) }

    // MARK: The tree

    /// The elements in it, in the order of the page source.
    package var descendants: [ScreenElement] {
        var all: [ScreenElement] = []
        collect(into: &all)
        return all
    }

    private func collect(into all: inout [ScreenElement]) {
        for child in children {
            all.append(child)
            child.collect(into: &all)
        }
    }

    package var ancestors: [ScreenElement] {
        var all: [ScreenElement] = []
        var next = parent
        while let current = next {
            all.append(current)
            next = current.parent
        }
        return all
    }

    fileprivate func add(_ child: ScreenElement) {
        child.parent = self
        children.append(child)
    }

    /// Rows come in the order in which people read them, not in that in which they were made.
    fileprivate func finish() {
        if type == "XCUIElementTypeTable" {
            let order = children.enumerated().sorted {
                ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
            }
            children = order.map(\.element)
        }
        for (index, child) in children.enumerated() { child.index = index }
        // A bar has the name of its title.
        if type == "XCUIElementTypeNavigationBar" {
            title = children.first { $0.type == "XCUIElementTypeStaticText" }?.label
        }
    }
}

/// What makes an element the same one in two pictures of the screen.
package struct ElementKey: Hashable, Sendable {
    /// Which start of an app it belongs to; 0 for the device's own.
    var process: Int32
    var identity: UInt64
    var className: String
    /// The places of its ancestors and its own, for what has no identity.
    var path: [Int]
}

/// Makes elements of a device's accessibility tree.
package struct ScreenElementBuilder {
    let screen: ScreenGeometry
    /// The process of the app that is on the screen.
    let process: Int32

    package init(screen: ScreenGeometry, process: Int32) {
        self.screen = screen
        self.process = process
    }

    /// - Parameters:
    ///   - root: the tree of the whole device.
    ///   - name: the app that is on the screen.
    package func application(_ root: AccessibilityNode, name: String) -> ScreenElement {
        var node = root
        node.label = name
        let application = ScreenElement(
            node, type: "XCUIElementTypeApplication", frame: screen.bounds, visible: screen.bounds,
            key: ElementKey(process: process, identity: 0, className: "Application", path: []))
        for (index, child) in root.children.enumerated() {
            // The app's windows stand beside those of the device.
            if child.kind == "UIApplication" {
                add(child.children, in: nil, to: application, process: process, path: [index], clip: screen.bounds)
            } else {
                add([child], in: nil, to: application, process: 0, path: [index], clip: screen.bounds)
            }
        }
        application.finish()
        return application
    }

    private func add(
        _ nodes: [AccessibilityNode], in outer: AccessibilityNode?, to parent: ScreenElement, process: Int32,
        path: [Int], clip: CGRect
    ) {
        for (index, node) in nodes.enumerated() where !node.isHidden {
            let frame = screen.upright(node.frame)
            let own = path + [index]
            let key = ElementKey(
                process: process, identity: node.identity, className: node.className,
                path: node.identity == 0 ? own : [])
            let type = ElementType.name(of: node, in: outer)
            let visible = frame.intersection(clip)
            let element = ScreenElement(
                node, type: type, frame: frame, visible: visible.isNull ? .zero : visible, key: key)
            parent.add(element)
            // What these show they cut off at their edges; other views may show more than their frame.
            let clips = ["XCUIElementTypeTable", "XCUIElementTypeScrollView", "XCUIElementTypeTextView"].contains(type)
            add(
                node.children, in: node, to: element, process: process, path: own,
                clip: clips ? element.visibleFrame : clip)
            element.finish()
        }
    }
}
