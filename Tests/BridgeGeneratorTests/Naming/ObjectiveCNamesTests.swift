import BridgeGenerator
import Testing

@Suite struct ObjectiveCNamesTests {
    @Test(arguments: [
        ("setNeedsDisplay", [], "setNeedsDisplay"),
        ("addSubview", ["_"], "addSubview:"),
        ("setTitle", ["_", "bar"], "setTitle:bar:"),
        ("dequeueReusableCell", ["withIdentifier"], "dequeueReusableCellWithIdentifier:"),
        ("move", ["_", "_"], "move::"),
    ])
    func `a method's selector follows from its labels`(base: String, labels: [String], selector: String) {
        #expect(ObjectiveCNames.selector(method: base, labels: labels) == selector)
    }

    @Test(arguments: [
        ([], "init"), (["frame"], "initWithFrame:"), (["nibName", "bundle"], "initWithNibName:bundle:"),
        (["withFrame"], "initWithFrame:"), (["width"], "initWithWidth:"),
    ])
    func `an initialiser's selector begins with initWith`(labels: [String], selector: String) {
        #expect(ObjectiveCNames.selector(initializer: labels) == selector)
    }

    @Test func `a Bool named is… is declared without it and read with it`() {
        let names = ObjectiveCNames.property("isHidden", isBool: true, marks: DocumentationMarks(lines: []))
        #expect(names == .init(name: "hidden", getter: "isHidden", setter: "setHidden:"))
    }

    @Test func `another type named is… keeps its name`() {
        let names = ObjectiveCNames.property("isbn", isBool: false, marks: DocumentationMarks(lines: []))
        #expect(names == .init(name: "isbn", getter: "isbn", setter: "setIsbn:"))
    }

    @Test func `a doc comment gives another name`() {
        let marks = DocumentationMarks(lines: ["The next one.", "- ObjC: nextResponder"])
        #expect(ObjectiveCNames.property("next", isBool: false, marks: marks).getter == "nextResponder")
    }

    @Test func `a name that is given keeps its is…`() {
        let marks = DocumentationMarks(lines: ["- ObjC: isAccessibilityElement"])
        let names = ObjectiveCNames.property("isAccessibilityElement", isBool: true, marks: marks)
        #expect(names.getter == "isAccessibilityElement" && names.setter == "setIsAccessibilityElement:")
    }

    @Test func `a title is split into base and labels`() throws {
        let split = try #require(ObjectiveCNames.split("setTitle(_:for:)"))
        #expect(split.base == "setTitle")
        #expect(split.labels == ["_", "for"])
        #expect(ObjectiveCNames.split("==(_:_:)") == nil)
        #expect(ObjectiveCNames.split("frame") == nil)
    }

    @Test func `marks tell stubs, hidden members and further names`() {
        #expect(DocumentationMarks(lines: ["- Status: stub"]).isStub)
        let readOnly = DocumentationMarks(lines: ["- ObjC: readonly"])
        #expect(readOnly.isReadOnly && readOnly.objectiveC == nil)
        #expect(DocumentationMarks(lines: ["- ObjC: -"]).isHidden)
        let marks = DocumentationMarks(lines: ["  - ObjC: initWithRed: +colorWithRed:"])
        #expect(marks.objectiveC == "initWithRed:")
        #expect(marks.aliases == ["+colorWithRed:"])
        #expect(!DocumentationMarks(lines: ["It is no stub."]).isStub)
    }
}
