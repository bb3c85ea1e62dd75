import Device
import Foundation
import Testing

@Suite struct AppBundleTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func `a good bundle tells its names and its program`() throws {
        let path = try folder.makeBundle(info: [
            "CFBundleDisplayName": "Shown", "UIStatusBarStyle": "UIStatusBarStyleBlackOpaque",
        ])
        try folder.write("", to: "Sample.app/Icon.png")
        let bundle = try AppBundle(at: path)
        #expect(bundle.identifier == "org.example.sample")
        #expect(bundle.displayName == "Shown")
        #expect(bundle.executablePath.hasSuffix("/Sample.app/Sample"))
        #expect(bundle.iconPaths(isPad: false) == [path + "/Icon.png"])
        #expect(bundle.look(isPad: false).statusBarStyle == .blackOpaque)
    }

    @Test func `a bundle without Info plist is refused with the file's name`() throws {
        try folder.write("", to: "Empty.app/Empty")
        let error = try deviceError { _ = try AppBundle(at: folder.path + "/Empty.app") }
        #expect(error?.reason == .badBundle)
        #expect(error?.description.contains("Empty.app/Info.plist: missing") == true)
    }

    @Test func `a path that is no folder is refused`() throws {
        try folder.write("x", to: "File.app")
        #expect(try deviceError { _ = try AppBundle(at: folder.path + "/File.app") }?.reason == .badBundle)
        #expect(try deviceError { _ = try AppBundle(at: folder.path + "/Nowhere.app") }?.reason == .badBundle)
    }

    @Test(arguments: ["CFBundleIdentifier", "CFBundleExecutable"])
    func `a missing key is named`(key: String) throws {
        let path = try folder.makeBundle(info: [key: ""])
        #expect(try deviceError { _ = try AppBundle(at: path) }?.description.contains("no \(key)") == true)
    }

    @Test(arguments: ["../evil", "a b", "..", "org..example", String(repeating: "x", count: 300)])
    func `an identifier that is none is refused`(identifier: String) throws {
        let path = try folder.makeBundle(identifier: identifier)
        #expect(try deviceError { _ = try AppBundle(at: path) }?.description.contains("CFBundleIdentifier") == true)
    }

    @Test func `a program outside the bundle is refused`() throws {
        let path = try folder.makeBundle(info: ["CFBundleExecutable": "../../bin/sh"])
        #expect(try deviceError { _ = try AppBundle(at: path) }?.description.contains("is a path") == true)
    }

    @Test func `a missing program is named with its cure`() throws {
        let path = try folder.makeBundle(info: ["CFBundleExecutable": "Other"])
        let text = try deviceError { _ = try AppBundle(at: path) }?.description
        #expect(text?.contains("Sample.app/Other") == true && text?.contains("Build") == true)
    }

    @Test func `a program that may not be executed is named with its cure`() throws {
        let path = try folder.makeBundle()
        try folder.write("", to: "Sample.app/Sample", mode: 0o644)
        #expect(try deviceError { _ = try AppBundle(at: path) }?.description.contains("chmod +x") == true)
    }

    @Test(arguments: [
        "", "{", "<?xml version=\"1.0\"?><plist><dict>", "<plist><array/></plist>", "\u{0}\u{1}\u{2}", "bplist00",
    ])
    func `an Info plist that cannot be read is refused`(text: String) throws {
        let path = try folder.makeBundle()
        try folder.write(text, to: "Sample.app/Info.plist")
        #expect(try deviceError { _ = try AppBundle(at: path) }?.description.contains("Info.plist") == true)
    }
}
