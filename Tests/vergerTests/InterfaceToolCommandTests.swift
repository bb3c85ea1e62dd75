import Foundation
import Testing

/// `verger ibtool` as scripts run it.
@Suite struct InterfaceToolCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
            <data>
            <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
            <object class="IBUILabel" id="1"><string key="IBUIText">Hello</string></object>
            </object>
            <object class="IBObjectContainer" key="IBDocument.Objects">
            <object class="IBMutableOrderedSet" key="objectRecords"><object class="NSArray" key="orderedObjects">
            <object class="IBObjectRecord">
            <int key="objectID">0</int><object class="NSArray" key="object" id="0"/><reference key="children" ref="1000"/>
            </object>
            <object class="IBObjectRecord">
            <int key="objectID">5</int><reference key="object" ref="1"/><reference key="parent" ref="0"/>
            </object>
            </object></object>
            </object>
            </data>
            </archive>
            """, to: "Main.xib")
    }

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    private func verger(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(arguments, home: folder.url, currentFolder: folder.url)
    }

    @Test func `Xcode's own call compiles`() throws {
        let result = try verger(
            "xcrun", "ibtool", "--errors", "--warnings", "--notices", "--module", "App", "--target-device", "iphone",
            "--target-device", "ipad", "--minimum-deployment-target", "4.3", "--output-format", "human-readable-text",
            "--auto-activate-custom-fonts", "--flatten", "YES", "--sdk", "/none", "--compile", "Main.nib", "Main.xib")
        #expect(result.status == 0)
        #expect(result.output.isEmpty && result.errors.isEmpty)
        #expect(
            try Data(contentsOf: folder.url.appendingPathComponent("Main.nib")).starts(with: Data("NIBArchive".utf8)))
    }

    @Test func `Listings go to standard output`() throws {
        let result = try verger("ibtool", "--localizable-strings", "Main.xib")
        #expect(result.status == 0)
        #expect(result.output.contains("<string>Hello</string>"))
    }

    @Test func `A file with an error answers 4 and leaves no nib`() throws {
        try folder.write("<archive>\n<data>", to: "Broken.xib")
        let result = try verger("ibtool", "--compile", "Broken.nib", "Broken.xib")
        #expect(result.status == 4)
        #expect(result.errors.hasPrefix("Broken.xib:2: error: the file is not well-formed XML"))
        #expect(!FileManager.default.fileExists(atPath: path("Broken.nib")))
    }

    @Test func `Wrong use answers 2`() throws {
        let missing = try verger("ibtool", "--objects", "Nowhere.xib")
        #expect(missing.status == 2)
        #expect(missing.errors == "Nowhere.xib: error: there is no such file\n")
        #expect(try verger("ibtool").status == 2)
        #expect(try verger("ibtool", "--write", "Out.xib", "Main.xib").status == 2)
        #expect(try verger("ibtool", "--minimum-deployment-target", "new", "Main.xib").status == 2)
        #expect(try verger("ibtool", "--compile", "nowhere/Main.nib", "Main.xib").status == 2)
    }
}
