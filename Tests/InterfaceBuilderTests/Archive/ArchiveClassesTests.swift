import InterfaceBuilder
import Testing

@Suite struct ArchiveClassesTests {
    @Test func theAppsClassesAreListedWithTheirOutletsAndActions() throws {
        var archive = ArchiveText()
        archive.classes = """
            <object class="IBClassDescriber" key="IBDocument.Classes">
            <object class="NSMutableArray" key="referencedPartialClassDescriptions">
            \(ArchiveText.mark)
            <object class="IBPartialClassDescription">
            <string key="className">HelloController</string>
            <string key="superclassName">UIViewController</string>
            <object class="NSMutableDictionary" key="actions">
            <string key="NS.key.0">greet:</string><string key="NS.object.0">id</string>
            </object>
            <object class="NSMutableDictionary" key="outlets">
            <object class="NSArray" key="dict.sortedKeys">\(ArchiveText.mark)<string>field</string><string>label</string></object>
            <object class="NSArray" key="dict.values">\(ArchiveText.mark)<string>UITextField</string><string>UILabel</string></object>
            </object>
            <object class="IBClassDescriptionSource" key="sourceIdentifier" id="source">
            <string key="majorKey">IBProjectSource</string><string key="minorKey">Classes/HelloController.h</string>
            </object>
            </object>
            </object>
            <object class="NSMutableArray" key="referencedPartialClassDescriptionsV3.2+">
            <object class="IBPartialClassDescription">
            <string key="className">UIView</string>
            <reference key="sourceIdentifier" ref="source"/>
            </object>
            </object>
            <string key="odd">x</string>
            </object>
            """
        let document = try archive.read()
        #expect(document.problems.map(\.message) == ["odd of the class list is not known; it is ignored"])
        #expect(document.classes.map(\.name) == ["HelloController", "UIView"])
        let hello = try #require(document.classes.first)
        #expect(hello.superclassName == "UIViewController")
        #expect(hello.outlets.map { "\($0.name): \($0.typeName)" } == ["field: UITextField", "label: UILabel"])
        #expect(hello.actions.map { "\($0.name) \($0.typeName)" } == ["greet: id"])
        #expect(document.classes.map(\.header) == ["Classes/HelloController.h", "Classes/HelloController.h"])
        #expect(hello.line == archive.line(of: #"<object class="IBPartialClassDescription""#))
    }
}
