import AppBuilder
import Foundation
import Testing

@Suite struct InfoPlistTests {
    private func read(_ text: String) throws -> InfoPlist {
        let folder = try TemporaryFolder(["Info.plist": text])
        return try InfoPlist(folder.url.appendingPathComponent("Info.plist"), productName: "My App")
    }

    private func problem(_ text: String) throws -> String {
        try #require(#expect(throws: BuildError.self) { try read(text) }).problem
    }

    @Test func `Strings are expanded at any depth, keys are not`() throws {
        let plist = try read(
            infoPlist(
                """
                <key>CFBundleIdentifier</key><string>com.example.${PRODUCT_NAME:rfc1034identifier}</string>
                <key>CFBundleExecutable</key><string>${EXECUTABLE_NAME}</string>
                <key>${KEY}</key><array><dict><key>a</key><string>$(PRODUCT_NAME)!</string></dict></array>
                """))
        let contents = try PropertyListSerialization.propertyList(from: plist.contents, options: [], format: nil)
        let dictionary = try #require(contents as? [String: Any])
        #expect(plist.bundleIdentifier == "com.example.My-App")
        #expect(plist.executableName == "My App")
        #expect(dictionary["${KEY}"] as? [[String: String]] == [["a": "My App!"]])
        #expect(dictionary["CFBundleName"] as? String == "My App")
        #expect(dictionary["CFBundlePackageType"] as? String == "APPL")
        #expect(plist.warnings.isEmpty)
    }

    @Test func `The same input gives the same bytes`() throws {
        let text = infoPlist((0..<40).map { "<key>k\($0)</key><string>v</string>" }.joined())
        #expect(try read(text).contents == read(text).contents)
    }

    @Test func `A missing identifier is made up with a warning`() throws {
        let plist = try read(infoPlist(""))
        #expect(plist.bundleIdentifier == "com.yourcompany.My-App")
        #expect(plist.warnings.count == 1)
    }

    @Test func `A file that is no property list is told`() throws {
        #expect(try problem("hello {") == "something stands behind the end of the property list")
        #expect(try problem("") == "the file is empty")
        #expect(try problem("<plist><dict>") == "<dict> of line 1 is not closed")
    }

    @Test func `The root must be a dictionary`() throws {
        #expect(try problem("<plist version=\"1.0\"><array/></plist>") == "not a dictionary")
    }

    @Test func `An executable outside the bundle is refused`() throws {
        #expect(
            try problem(infoPlist("<key>CFBundleExecutable</key><string>../../x</string>"))
                == "CFBundleExecutable “../../x” is not a file name")
    }

    @Test func `An identifier loses what cannot name a folder, with a warning`() throws {
        let folder = try TemporaryFolder([
            "Info.plist": infoPlist("<key>CFBundleIdentifier</key><string>../a/b c</string>")
        ])
        let plist = try InfoPlist(folder.url.appendingPathComponent("Info.plist"), productName: "Sample")
        #expect(plist.bundleIdentifier == "-a-b-c")
        #expect(plist.warnings.contains { $0.contains("CFBundleIdentifier “../a/b c”") })
    }

    @Test func `A number for a name is refused`() throws {
        #expect(
            try problem(infoPlist("<key>CFBundleExecutable</key><integer>3</integer>"))
                == "CFBundleExecutable is not a string")
    }
}
