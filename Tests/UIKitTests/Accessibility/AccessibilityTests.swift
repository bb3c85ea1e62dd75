import Testing
import UIKit

@MainActor struct AccessibilityTests {
    @Test func labelsAndButtonsDescribeThemselves() {
        let label = UILabel(frame: .zero)
        label.text = "Name"
        #expect(label.accessibilityLabel == "Name" && label.isAccessibilityElement)
        #expect(label.accessibilityTraits == .staticText)
        let button = UIButton(type: .roundedRect)
        button.setTitle("Go", for: .normal)
        button.isEnabled = false
        #expect(button.accessibilityLabel == "Go")
        #expect(button.accessibilityTraits == [.button, .notEnabled])
        #expect(UIButton(type: .infoDark).accessibilityLabel == "More Info")
        #expect(!UIView(frame: .zero).isAccessibilityElement)
    }

    @Test func theAppHasTheLastWord() {
        let view = UIImageView(frame: .zero)
        view.accessibilityLabel = "Portrait"
        view.accessibilityTraits = [.image, .button]
        #expect(view.isAccessibilityElement && view.accessibilityLabel == "Portrait")
        #expect(view.accessibilityTraits.names == ["button", "image"])
        view.isAccessibilityElement = false
        #expect(!view.isAccessibilityElement)
    }

    @Test func theTreeIsJSON() {
        let root = UIView(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100.5, height: 21))
        label.text = "Say \"hi\"\n\u{1}"
        label.isHidden = true
        root.addSubview(label)
        func number(_ view: UIView) -> String { String(view.identity, radix: 16) }
        #expect(
            root.accessibilityTree().json
                == #"{"class":"UIView","id":"\#(number(root))","frame":[0,20,320,460],"label":null,"value":null,"traits":[],"#
                + #""element":false,"enabled":true,"hidden":false,"children":[{"class":"UILabel","#
                + #""id":"\#(number(label))","frame":[10,30,100.5,21],"label":"Say \"hi\"\n\u0001","value":null,"traits":["staticText"],"#
                + #""element":true,"enabled":true,"hidden":true,"children":[]}]}"#)
    }

    private final class OwnField: UITextField {}

    @Test func testToolsLearnWhatAnAppsOwnClassIs() throws {
        let field = OwnField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.placeholder = "Name"
        var node = field.accessibilityTree()
        #expect(node.className == "OwnField" && node.kind == "UITextField" && node.placeholder == "Name")
        #expect(node.json.contains(#""kind":"UITextField""#) && node.json.contains(#""placeholder":"Name""#))
        #expect(!node.outline.contains("kind") && !node.outline.contains("placeholder"))
        field.isSecureTextEntry = true
        let number = node.identity
        node = field.accessibilityTree()
        #expect(node.kind == "SecureTextField" && node.identity == number && number != 0)
    }

    @Test func theOutlineHasALineForEachNode() {
        let tree = AccessibilityNode(
            className: "Device", frame: CGRect(x: 0, y: -0.5, width: 1e9, height: 5), label: "\u{2028}\u{7F}",
            identifier: "device", isElement: true,
            children: [
                AccessibilityNode(className: "A", frame: .zero, traits: ["button", "selected"]),
                AccessibilityNode(
                    className: "B", frame: CGRect(x: 1.00004, y: 2.12345, width: 3, height: 4), isHidden: true),
            ])
        #expect(
            tree.outline == """
                {"class": "Device", "frame": [0, -0.5, 0, 5], "label": "\\u2028\\u007f", "value": null, "traits": [], \
                "enabled": true, "hidden": false, "children": [
                  {"class": "A", "frame": [0, 0, 0, 0], "label": null, "value": null, "traits": ["button", "selected"], \
                "enabled": true, "hidden": false, "children": []},
                  {"class": "B", "frame": [1, 2.123, 3, 4], "label": null, "value": null, "traits": [], \
                "enabled": true, "hidden": true, "children": []}
                ]}

                """)
    }
}
