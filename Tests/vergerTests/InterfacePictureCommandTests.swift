import Foundation
import Testing

/// `verger ibtool --picture` as a person types it.
@Suite struct InterfacePictureCommandTests {
    @Test(arguments: ["Screen.xib", "./Screen.xib", "Screens/Screen.xib"])
    func `A file is drawn by its name from here, whether or not its images are found`(name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(document, to: name)
        let result = try VergerProcess.run(
            ["ibtool", "--picture", "screen.png", name], home: folder.url, currentFolder: folder.url)
        #expect(result.status == 0, "\(result.errors)")
        #expect(try Data(contentsOf: folder.url.appendingPathComponent("screen.png")).starts(with: [0x89, 0x50]))
    }

    private let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
            <data>
                <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
                    <object class="IBUIImageView" id="1">
                        <int key="NSvFlags">292</int>
                        <string key="NSFrameSize">{40, 40}</string>
                        <object class="NSCustomResource" key="IBUIImage">
                            <string key="NSClassName">NSImage</string>
                            <string key="NSResourceName">nowhere.png</string>
                        </object>
                    </object>
                </object>
                <object class="IBObjectContainer" key="IBDocument.Objects">
                    <object class="IBMutableOrderedSet" key="objectRecords">
                        <object class="NSArray" key="orderedObjects">
                            <object class="IBObjectRecord">
                                <int key="objectID">4</int>
                                <reference key="object" ref="1"/>
                            </object>
                        </object>
                    </object>
                </object>
            </data>
        </archive>
        """
}
