import Device
import Foundation
import Testing
import UIKit

@Suite struct AccessibilityNodeTests {
    private func element(
        _ label: String?, value: String? = nil, hidden: Bool = false, _ children: [AccessibilityNode] = []
    ) -> AccessibilityNode {
        AccessibilityNode(
            className: "View", frame: CGRect(x: 1, y: 2.5, width: 3, height: 4), label: label, value: value,
            isHidden: hidden, children: children)
    }

    @Test func `the exact label is found before one in other letters`() {
        let tree = element(nil, [element("Save", value: "exact"), element("SAVE", value: "front")])
        #expect(tree.find("Save")?.value == "exact")
        #expect(tree.find("save")?.value == "front")
        #expect(tree.find("Load") == nil)
    }

    @Test func `what is in front is found first, what is hidden never`() {
        let tree = element(nil, [element("OK", value: "back"), element("OK", value: "front")])
        #expect(tree.find("OK")?.value == "front")
        #expect(element(nil, hidden: true, [element("OK")]).find("OK") == nil)
    }

    @Test func `an element without label is found by its value`() {
        #expect(element(nil, [element(nil, value: "typed")]).find("typed") != nil)
    }

    @Test func `a tree survives being written and read`() throws {
        var tree = element(
            "quote \" back \\ line\n tab\t é 漢 \u{1}", value: "v", [element(nil), element("b", hidden: true)])
        tree.kind = "UITextField"
        tree.identity = .max
        tree.placeholder = "Name"
        tree.isFirstResponder = true
        #expect(try AccessibilityNode.nodes(fromJSON: Data(tree.json.utf8)) == [tree])
    }

    @Test(arguments: [
        "", "[[[", "3", "[3]", "{}", "{\"frame\": [1, 2, 3]}", "{\"frame\": \"x\"}",
        "{\"frame\": [1,2,3,4], \"children\": [7]}",
    ])
    func `what is no tree is refused`(json: String) {
        #expect(throws: TreeError.self) { try AccessibilityNode.nodes(fromJSON: Data(json.utf8)) }
    }

    @Test func `a tree that is too deep is refused`() {
        let json =
            String(repeating: "{\"frame\":[0,0,1,1],\"children\":[", count: 300) + String(repeating: "]}", count: 300)
        #expect(throws: TreeError.self) { try AccessibilityNode.nodes(fromJSON: Data(json.utf8)) }
    }
}
