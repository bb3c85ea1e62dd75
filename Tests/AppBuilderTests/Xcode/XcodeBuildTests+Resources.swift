import AppBuilder
import Foundation
import Testing

/// What else goes into a bundle: property lists, pictures and other files.
extension XcodeBuildTests {
    @Test func `The Info.plist gets the settings' values, and what the settings say besides`() throws {
        let folder = try folder(
            ProjectText(
                targets: [
                    .init(
                        name: "Sample", sources: ["main.c"],
                        settings: ["TARGETED_DEVICE_FAMILY": "1,2", "WORD": "Hello"])
                ], settings: ["IPHONEOS_DEPLOYMENT_TARGET": "3.1"]),
            [
                "main.c": "int main(void) { return 0; }\n",
                "Info.plist": infoPlist(
                    "<key>CFBundleIdentifier</key><string>com.example.${PRODUCT_NAME:lower}</string>"
                        + "<key>Words</key><array><string>$(WORD) ${EXECUTABLE_NAME}</string></array>"),
            ])
        let app = try fixture.build(folder.url).app
        let data = try Data(contentsOf: app.folder.appendingPathComponent("Info.plist"))
        let values = try #require(
            try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect(app.identifier == "com.example.sample")
        #expect(values["Words"] as? [String] == ["Hello Sample"])
        #expect(values["UIDeviceFamily"] as? [Int] == [1, 2])
        #expect(values["MinimumOSVersion"] as? String == "3.1")
    }

    @Test func `A preprocessed Info.plist knows definitions`() throws {
        let folder = try folder(
            ProjectText(targets: [
                .init(
                    name: "Sample", sources: ["main.c"],
                    settings: [
                        "INFOPLIST_PREPROCESS": "YES", "INFOPLIST_PREPROCESSOR_DEFINITIONS": "WORD=Hello",
                        "INFOPLIST_PREFIX_HEADER": "numbers.h",
                    ])
            ]),
            [
                "main.c": "int main(void) { return 0; }\n", "numbers.h": "#define NUMBER 7\n",
                "Info.plist": infoPlist("\n<key>WORD</key>\n<string>NUMBER</string>\n"),
            ])
        let app = try fixture.build(folder.url).app
        let data = try Data(contentsOf: app.folder.appendingPathComponent("Info.plist"))
        let values = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        #expect(values?["Hello"] as? String == "7")
    }

    @Test func `Asset folders become pictures by their names`() throws {
        let list = """
            {"images": [{"filename": "a.png", "scale": "1x", "idiom": "universal"},
            {"filename": "b.png", "scale": "2x", "idiom": "universal"}, {"scale": "3x"},
            {"filename": "c.png", "scale": "2x", "idiom": "ipad"}]}
            """
        let folder = try folder(
            ProjectText(targets: [.init(name: "Sample", sources: ["main.c"], resources: ["Art.xcassets"])]),
            [
                "main.c": "int main(void) { return 0; }\n", "Art.xcassets/Group/Star.imageset/Contents.json": list,
                "Art.xcassets/Group/Star.imageset/a.png": "a", "Art.xcassets/Group/Star.imageset/b.png": "b",
                "Art.xcassets/Group/Star.imageset/c.png": "c",
            ])
        #expect(
            try contents(fixture.build(folder.url).app) == [
                "Info.plist", "Sample", "Star.png", "Star@2x.png", "Star@2x~ipad.png",
            ])
    }

    @Test func `A resource that is not there is a warning, and folders keep their structure`() throws {
        let folder = try folder(
            ProjectText(targets: [
                .init(name: "Sample", sources: ["main.c"], resources: ["gone.png", "Kit.bundle", "sub/note.txt"])
            ]),
            [
                "main.c": "int main(void) { return 0; }\n", "Kit.bundle/a/b.txt": "b", "Kit.bundle/.svn/entries": "",
                "sub/note.txt": "note",
            ])
        let log = BuildLog()
        let app = try fixture.build(folder.url, log: log).app
        #expect(
            try contents(app) == [
                "Info.plist", "Kit.bundle", "Kit.bundle/a", "Kit.bundle/a/b.txt", "Sample", "note.txt",
            ])
        #expect(log.warnings.contains { $0.hasPrefix(folder.url.path + "/gone.png: warning:") })
        try folder.remove("Kit.bundle/a")
        try folder.write("plain", to: "Kit.bundle/a")
        #expect(
            try contents(fixture.build(folder.url).app) == [
                "Info.plist", "Kit.bundle", "Kit.bundle/a", "Sample", "note.txt",
            ])
    }
}
