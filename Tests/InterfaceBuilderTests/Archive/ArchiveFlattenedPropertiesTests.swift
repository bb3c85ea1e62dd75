import InterfaceBuilder
import Testing

@Suite struct ArchiveFlattenedPropertiesTests {
    private func archive(_ properties: (String, String)...) -> ArchiveText {
        var archive = ArchiveText()
        archive.objects = #"<object class="IBUIWindow" id="window"/>"#
        archive.records = ArchiveText.record(5, "window")
        archive.top = ["window"]
        archive.flattened = properties
        return archive
    }

    @Test func theAppsClassAndTheVisibleWindowAreTheObjects() throws {
        let document = try archive(
            ("-1.CustomClassName", "<string>UIApplication</string>"),
            ("5.CustomClassName", "<string>MyWindow</string>"),
            ("5.UIWindow.visibleAtLaunch", #"<integer value="1"/>"#)
        ).read()
        #expect(document.problems == [])
        #expect(document.topLevel.map(\.customClassName) == ["UIApplication", nil, "MyWindow"])
        #expect(document.topLevel.map(\.isVisibleAtLaunch) == [false, false, true])
        #expect(
            try archive(("5.UIWindow.visibleAtLaunch", "<boolean value=\"YES\"/>")).read().topLevel[2].isVisibleAtLaunch
        )
        #expect(
            try !archive(("5.UIWindow.visibleAtLaunch", #"<integer value="0"/>"#)).read().topLevel[2].isVisibleAtLaunch)
    }

    @Test func whatBelongsToTheEditorIsPassedOver() throws {
        let document = try archive(
            ("5.IBPluginDependency", "<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>"),
            ("5.IBEditorWindowLastContentRect", "<string>{{1, 2}, {3, 4}}</string>"),
            (
                "5.IBViewBoundsToFrameTransform",
                #"<object class="NSAffineTransform"><bytes key="NSTransformStruct">AA</bytes></object>"#
            ),
            ("5.IBViewEditorWindowController.showingLayoutRectangles", "<boolean value=\"NO\"/>")
        ).read()
        #expect(document.problems == [])
    }

    @Test func whatIsNotKnownIsTold() throws {
        let archive = archive(
            ("5.Shininess", "<string>high</string>"), ("odd", "<nil/>"), ("5.CustomClassName", "<nil/>"))
        let document = try archive.read()
        #expect(
            document.problems.map(\.message) == [
                "Shininess of object 5 is not known; it is ignored",
                "“odd” names no object's property; it is ignored",
                "CustomClassName of object 5 is not known; it is ignored",
            ])
        #expect(document.problems.first?.line == archive.line(of: "<string>high"))
    }

    @Test func propertiesOfObjectsThatAreNotThereAreANotice() throws {
        let document = try archive(("77.CustomClassName", "<string>Gone</string>"), ("0.Anything", "<nil/>")).read()
        #expect(document.problems.map(\.severity) == [.notice])
        #expect(document.problems.first?.message == "CustomClassName is given to object 77, which there is not")
    }

    @Test func runtimeAttributesAreTheObjects() throws {
        let prefix = "com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType."
        let document = try archive(
            (
                "5.IBAttributePlaceholdersKey",
                """
                <object class="NSMutableDictionary">
                <string key="NS.key.0">IBUserDefinedRuntimeAttributesPlaceholderName</string>
                <object class="IBUIUserDefinedRuntimeAttributesPlaceholder" key="NS.object.0">
                <string key="name">IBUserDefinedRuntimeAttributesPlaceholderName</string>
                <reference key="object" ref="window"/>
                <array key="userDefinedRuntimeAttributes">
                <object class="IBUserDefinedRuntimeAttribute">
                <string key="typeIdentifier">\(prefix)string</string>
                <string key="keyPath">layer.name</string>
                <string key="value">plate</string>
                </object>
                <object class="IBUserDefinedRuntimeAttribute">
                <string key="typeIdentifier">\(prefix)number</string>
                <string key="keyPath">layer.cornerRadius</string>
                <integer key="value" value="8"/>
                </object>
                <object class="IBUserDefinedRuntimeAttribute">
                <string key="typeIdentifier">\(prefix)nil</string>
                <string key="keyPath">layer.contents</string>
                </object>
                <object class="IBUserDefinedRuntimeAttribute">
                <string key="typeIdentifier">\(prefix)hologram</string>
                <string key="keyPath">a</string>
                </object>
                </array>
                </object>
                </object>
                """
            )
        ).read()
        let attributes = try #require(document.topLevel.last?.runtimeAttributes)
        #expect(attributes.map(\.keyPath) == ["layer.name", "layer.cornerRadius", "layer.contents"])
        #expect(attributes.map(\.kind) == [.string, .number, .null])
        #expect(attributes.map { plain($0.value) } == ["plate", "8", "nil"])
        #expect(
            document.problems.map(\.message) == [
                "the runtime attribute has no key path or no type that is known; it is ignored"
            ])
        #expect(document.problems.first?.objectIdentifier == "5")
    }

    @Test func otherAttributePlaceholdersAreTold() throws {
        let empty =
            #"<object class="NSMutableDictionary"><object class="NSArray" key="dict.sortedKeys"/><object class="NSArray" key="dict.values"/></object>"#
        #expect(try archive(("5.IBAttributePlaceholdersKey", empty)).read().problems == [])
        let tip = #"<dictionary><object class="IBToolTipAttribute" key="ToolTip"/></dictionary>"#
        #expect(
            try archive(("5.IBAttributePlaceholdersKey", tip)).read().problems.map(\.message) == [
                "an attribute placeholder of object 5 is not known; it is ignored"
            ])
    }
}
