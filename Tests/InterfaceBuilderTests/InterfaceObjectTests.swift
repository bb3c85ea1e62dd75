import InterfaceBuilder
import Testing

@Suite struct InterfaceObjectTests {
    @Test func aPropertyIsFoundByItsKey() {
        let label = InterfaceObject(identifier: "5", className: "IBUILabel", line: 3)
        label.properties = [InterfaceProperty(key: "IBUIText", value: .string("Hello"), line: 4)]
        guard case .string("Hello")? = label["IBUIText"] else {
            Issue.record("the text is not there")
            return
        }
        #expect(label["IBUIFont"] == nil)
    }
}
