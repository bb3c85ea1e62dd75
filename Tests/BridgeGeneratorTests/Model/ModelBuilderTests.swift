import BridgeGenerator
import Testing

@Suite struct ModelBuilderTests {
    @Test func `raw values come from the source, in its order`() throws {
        let type = try #require(try SmallFramework.model().rawTypes["Panel.ContentMode"])
        #expect(type.name == "PanelContentMode")
        #expect(
            type.constants.map(\.name) == [
                "PanelContentModeScaleToFill", "PanelContentModeCenter", "PanelContentModeTop",
            ])
        #expect(type.constants.map(\.value) == ["0", "4", "5"])
    }

    @Test func `an option set is told from an enumeration`() throws {
        let type = try #require(try SmallFramework.model().rawTypes["Panel.Mask"])
        #expect(type.form == .optionSet)
        #expect(type.constants.map(\.value) == ["2", "16"])
    }

    @Test func `a notification's name is a constant of that name`() throws {
        let constant = try #require(try SmallFramework.model().constants.first)
        #expect(constant.name == "PanelDidStartNotification")
        #expect(constant.value == .string("PanelDidStartNotification"))
    }

    @Test func `a static property that is named like one is a constant, not a class method`() throws {
        let model = try SmallFramework.model()
        let values = Dictionary(uniqueKeysWithValues: model.constants.map { ($0.name, $0.value) })
        #expect(values["PanelIndexSearch"] == .string("{search}"))
        #expect(values["PanelKinds"] == .strings(["public.text", "public.url"]))
        #expect(model.classes["Panel"]?.members.contains { $0.swiftName == "search" } == false)
    }

    @Test func `a requirement with a default is optional`() throws {
        let declaration = try #require(try SmallFramework.model().protocols["PanelDelegate"])
        let optional = Dictionary(uniqueKeysWithValues: declaration.requirements.map { ($0.title, $0.isOptional) })
        #expect(optional == ["panelDidMove(_:)": true, "panel(_:row:)": false])
    }

    @Test func `a class without initialisers inherits them`() throws {
        let subclass = try #require(try SmallFramework.model().classes["SubPanel"])
        #expect(subclass.superclass?.name == "Panel")
        #expect(
            Set(subclass.availableInitializers.map(\.selector)) == [
                "initWithFrame:", "initWithTitle:", "panelWithTitle:", "initWithTitle:buttons:", "initWithCoder:",
            ])
    }

    @Test func `what cannot cross is listed with a reason`() throws {
        let skipped = try SmallFramework.generation().skipped
        #expect(skipped.map(\.name) == ["Panel.stream(_:)"])
        #expect(skipped.first?.reason == "no counterpart for AsyncStream<Int>")
    }
}
