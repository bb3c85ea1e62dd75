import Foundation
import InterfaceBuilder
import Testing

@Suite struct ArchiveReaderTests {
    private func document(_ text: String) throws -> InterfaceDocument {
        try InterfaceFile.read(data: Data(text.utf8), path: "Main.xib")
    }

    private func failure(_ text: String) -> String? {
        do {
            _ = try document(text)
            Issue.record("the file was read")
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func aDocumentHasItsPlaceholdersAndObjectsInTheOrderOfTheFile() throws {
        var archive = ArchiveText()
        archive.objects = """
            <object class="IBUIView" id="view">
            <int key="NSvFlags">292</int>
            <object class="NSMutableArray" key="NSSubviews">
            \(ArchiveText.mark)
            <object class="IBUILabel" id="label"><reference key="NSNextResponder" ref="view"/></object>
            </object>
            </object>
            """
        archive.top = ["view"]
        archive.records =
            ArchiveText.record(5, "view", children: ["label"]) + ArchiveText.record(6, "label", parent: "view")
        let document = try archive.read()
        #expect(document.problems == [])
        #expect(document.family == .archive(version: "7.10"))
        #expect(document.targetRuntime == "IBCocoaTouchFramework")
        #expect(document.objects.map(\.identifier) == ["-1", "-2", "5", "6"])
        #expect(document.objects.map(\.className) == ["IBProxyObject", "IBProxyObject", "IBUIView", "IBUILabel"])
        #expect(document.topLevel.map(\.identifier) == ["-1", "-2", "5"])
        let view = try #require(document.topLevel.last)
        #expect(view.line == archive.line(of: #"<object class="IBUIView""#))
        #expect(view.children.map(\.identifier) == ["6"])
        #expect(view.children.first?.parent === view)
        #expect(view.properties.map(\.key) == ["NSvFlags", "NSSubviews"])
        #expect(view.properties.map(\.line) == [view.line + 1, view.line + 2])
        guard case .array(let subviews)? = view["NSSubviews"], case .object(let label)? = subviews.first else {
            Issue.record("the subviews are not there")
            return
        }
        #expect(label === view.children.first)
        guard case .object(let responder)? = label["NSNextResponder"] else {
            Issue.record("the reference back is not there")
            return
        }
        #expect(responder === view)
    }

    @Test func theFileSaysWhatItIsFor() throws {
        var archive = ArchiveText()
        archive.type = "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB"
        archive.attributes = #"<int key="IBDocument.SystemTarget">800</int>"#
        var document = try archive.read()
        #expect(document.targetRuntime == "IBIPadFramework")
        #expect(document.deploymentTarget == "3.2")
        #expect(document.attributes.first?.key == "IBDocument.SystemTarget")

        archive.attributes += """
            <string key="IBDocument.TargetRuntimeIdentifier">IBCocoaTouchFramework</string>
            <object class="NSMutableDictionary" key="IBDocument.PluginDeclaredDependencies">
            <string key="NS.key.0">com.apple.InterfaceBuilder.CocoaTouchPlugin.iPhoneOS</string>
            <integer value="1073" key="NS.object.0"/>
            </object>
            """
        document = try archive.read()
        #expect(document.targetRuntime == "IBCocoaTouchFramework")
        #expect(document.deploymentTarget == "4.3.1")
    }

    @Test func filesOfOtherKindsAreRefusedWithTheReason() {
        var archive = ArchiveText()
        archive.type = "com.apple.InterfaceBuilder3.Cocoa.XIB"
        #expect(failure(archive.text)?.hasPrefix("Main.xib:2: error: the file is for Mac OS X") == true)
        archive.type = "something"
        #expect(failure(archive.text)?.contains("not Interface Builder's (type “something”)") == true)
        #expect(failure("<plist/>")?.contains("the file's outermost element is <plist>") == true)
        #expect(
            failure(#"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#)?.contains("no <data>") == true)
        #expect(
            failure(#"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><data/></archive>"#)?
                .contains("no IBDocument.Objects") == true)
    }

    @Test func aFileThatIsNotThereIsTold() {
        do {
            _ = try InterfaceFile.read(path: "/no/such/Main.xib")
            Issue.record("the file was read")
        } catch {
            #expect("\(error)" == "/no/such/Main.xib: error: there is no such file")
        }
    }

    @Test func aVersionThatIsNotKnownIsToldAndReadAnyway() throws {
        var archive = ArchiveText()
        archive.version = "9.00"
        let document = try archive.read()
        #expect(document.problems.map(\.line) == [2])
        #expect(document.problems.first?.message == "archives of version “9.00” are not known; it is read as 8.00")
        #expect(document.objects.count == 2)
    }

    @Test func whatIsNotKnownIsToldWithItsLine() throws {
        var archive = ArchiveText()
        archive.container = #"<string key="strange">a</string>"#
        archive.classes = #"<string>no key</string>"#
        archive.objects = "stray"
        let document = try archive.read()
        #expect(document.problems.map(\.severity) == [.warning, .warning, .warning])
        #expect(
            document.problems.map(\.message) == [
                "text between the elements is ignored", "strange of the document is not known; it is ignored",
                "a value without a key is ignored",
            ])
        #expect(document.problems[1].line == archive.line(of: "<string key=\"strange\">"))
        #expect(document.problems[2].line == archive.line(of: "<string>no key"))
    }

    @Test func textsForOtherLanguagesWithinTheFileAreTold() throws {
        var archive = ArchiveText()
        archive.container = """
            <object class="NSMutableDictionary" key="localizations">
            <string key="NS.key.0">fr</string><string key="NS.object.0">x</string>
            </object>
            """
        #expect(try archive.read().problems.first?.message.hasPrefix("“fr” of localizations is ignored") == true)
    }

    @Test func versionEightSpellsItAnotherWay() throws {
        let document = try document(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">
              <data>
                <int key="IBDocument.SystemTarget">1280</int>
                <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
                  <object class="IBProxyObject" id="1"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
                  <object class="IBUIView" id="2">
                    <array key="list"><integer value="7"/><real value="0.5"/><boolean value="YES"/><string>s</string></array>
                    <dictionary key="pairs"><string key="a">b</string><integer value="1" key="c"/></dictionary>
                  </object>
                </array>
                <object class="IBObjectContainer" key="IBDocument.Objects">
                  <array class="NSMutableArray" key="connectionRecords">
                    <object class="IBConnectionRecord">
                      <object class="IBCocoaTouchOutletConnection" key="connection">
                        <string key="label">view</string>
                        <reference key="source" ref="1"/><reference key="destination" ref="2"/>
                      </object>
                      <string key="id">c-1</string>
                    </object>
                  </array>
                  <object class="IBMutableOrderedSet" key="objectRecords">
                    <array key="orderedObjects">
                      <object class="IBObjectRecord">
                        <int key="objectID">0</int><array key="object" id="0"/><reference key="children" ref="1000"/>
                        <nil key="parent"/>
                      </object>
                      <object class="IBObjectRecord">
                        <int key="objectID">-1</int><reference key="object" ref="1"/><reference key="parent" ref="0"/>
                        <string key="objectName">File's Owner</string>
                      </object>
                      <object class="IBObjectRecord">
                        <string key="id">abc-Xy-12z</string><reference key="object" ref="2"/><reference key="parent" ref="0"/>
                      </object>
                    </array>
                  </object>
                  <dictionary class="NSMutableDictionary" key="flattenedProperties">
                    <string key="-1.CustomClassName">MyController</string>
                    <boolean value="NO" key="abc-Xy-12z.UIWindow.visibleAtLaunch"/>
                  </dictionary>
                  <nil key="sourceID"/>
                </object>
              </data>
            </archive>
            """)
        #expect(document.problems == [])
        #expect(document.deploymentTarget == "5.0")
        #expect(document.topLevel.map(\.identifier) == ["-1", "abc-Xy-12z"])
        #expect(document.topLevel.first?.label == "File's Owner")
        #expect(document.topLevel.first?.customClassName == "MyController")
        #expect(document.connections.map(\.identifier) == ["c-1"])
        let view = try #require(document.topLevel.last)
        #expect(
            view["list"].map(plain) == "[7, 0.5, true, s]")
        #expect(view["pairs"].map(plain) == "{a: b, c: 1}")
    }
}
