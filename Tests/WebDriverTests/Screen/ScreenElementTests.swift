import CoreGraphics
import DeviceLink
import Display
import Testing

import WebDriver

@Suite struct ScreenElementTests {
    private let screen = SampleScreen.element()

    private func named(_ name: String) throws -> ScreenElement {
        try #require(screen.descendants.first { $0.name == name })
    }

    @Test func `Types come from traits and the frameworks' classes`() throws {
        #expect(screen.type == "XCUIElementTypeApplication" && screen.name == "Sample")
        #expect(screen.children.map(\.type) == ["XCUIElementTypeWindow", "XCUIElementTypeStatusBar"])
        #expect(try named("Add").type == "XCUIElementTypeButton")
        #expect(try named("Ada").type == "XCUIElementTypeCell")
        #expect(try named("name field").type == "XCUIElementTypeTextField")
        #expect(try named("People").type == "XCUIElementTypeNavigationBar")
    }

    @Test func `Rows come in reading order, and what is hidden not at all`() {
        let rows = screen.descendants.filter { $0.type == "XCUIElementTypeCell" }
        #expect(rows.map(\.name) == ["Ada", "Émile", "Grace", "Below"])
        #expect(rows.map(\.index) == [0, 1, 2, 3])
        #expect(rows.map(\.isVisible) == [true, true, true, false])
    }

    @Test func `An empty field shows its placeholder`() throws {
        let field = try named("name field")
        #expect(field.value == "Name" && field.text == "Name" && field.typedText.isEmpty)
        #expect(ElementAttribute.placeholderValue.text(of: field) == "Name")
        #expect(ElementAttribute.focused.text(of: field) == "true")
    }

    @Test func `References last as long as the element is on the screen`() throws {
        var store = ElementStore()
        let reference = try #require(store.reference(to: named("Ada"))[ElementStore.member]?.text)
        #expect(try store.reference(to: named("Ada"))[ElementStore.member]?.text == reference)
        #expect(try store.element(reference, in: SampleScreen.element()).name == "Ada")
        #expect(throws: DriverError.self) { try store.element("e99", in: screen) }
        // In another start of the app nothing is the same.
        let other = ScreenElementBuilder(screen: SampleScreen.geometry, process: 8)
            .application(SampleScreen.tree, name: "Sample")
        #expect { try store.element(reference, in: other) } throws: { ($0 as? DriverError)?.code == .stale }
    }

    @Test(arguments: [
        DeviceLink.InterfaceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ])
    func `Points of the turned screen are the device's and back`(side: DeviceLink.InterfaceOrientation) {
        let geometry = ScreenGeometry(width: 320, height: 480, orientation: side)
        let point = CGPoint(x: 10, y: 20)
        #expect(geometry.device(geometry.upright(point)) == point)
        #expect(
            geometry.bounds.size
                == (geometry.isLandscape ? CGSize(width: 480, height: 320) : CGSize(width: 320, height: 480)))
        let bar = geometry.upright(CGRect(x: 0, y: 0, width: 320, height: 20))
        #expect(geometry.bounds.contains(bar))
        if side == .landscapeRight { #expect(bar == CGRect(x: 0, y: 0, width: 20, height: 320)) }
    }

    @Test func `The source is XML whatever the texts are`() throws {
        var tree = SampleScreen.tree
        tree.children[0].children[0].children[0].children[0].label = "<&\"\u{1}]]>\u{FFFF}"
        let screen = ScreenElementBuilder(screen: SampleScreen.geometry, process: 7).application(tree, name: "A")
        let text = try PageSource(screen).text
        #expect(text.contains("label=\"&lt;&amp;&quot;\u{FFFD}]]&gt;\u{FFFD}\""))
    }
}
