import Device
import Foundation
import LocalServer
import OwnProcess
import Testing

/// Apps that a device loads from a server once its user agrees.
@Suite(.ownProcess, .serialized) @MainActor struct OverTheAirTests {
    @Test func `The user is asked, and the icon fills up until the app is there`() throws {
        let bench = try OverTheAirBench()
        try bench.open(bench.offer())
        try ScreenPicture.compare(bench.device, "install-question")
        #expect(try bench.shows("127.0.0.1 would like to install “Sample”"))
        #expect(bench.installed == [])
        try bench.tap("Install")
        #expect(try bench.shows("Waiting…"))
        try bench.device.advance(by: 0.3)
        #expect(try bench.shows("Installing…"))
        try ScreenPicture.compare(bench.device, "install-progress")
        // What is coming cannot be started.
        try bench.tap("Installing…")
        try bench.device.advance(by: 1)
        #expect(bench.installed == ["Sample"], "\(bench.lines)")
        #expect(try bench.shows("Sample") && bench.device.runningApp == nil)
        #expect(bench.leftFiles == [])
    }

    @Test func `Nothing is loaded without the user's word`() throws {
        let bench = try OverTheAirBench()
        try bench.open(bench.offer())
        try bench.tap("Cancel")
        try bench.device.advance(by: 1)
        #expect(bench.installed == [] && bench.server.requests.map(\.path) == ["/manifest.plist"])
    }

    @Test func `A new version takes the place of the old one, whose icon shows how it comes`() throws {
        let bench = try OverTheAirBench()
        try bench.device.install(appAt: bench.folder.makeBundle(info: ["CFBundleVersion": "44"]))
        try bench.open(bench.offer())
        try bench.tap("Install")
        #expect(try bench.shows("Waiting…") && !bench.shows("Sample"))
        try bench.device.advance(by: 2)
        #expect(
            bench.device.installedApps.map(\.bundle.version) == ["45"]
                && bench.lines.contains { $0.contains("over the air") })
    }

    @Test(arguments: ["gone", "other app", "other version", "text", "damaged", "escape"])
    func `What is not the app that was promised is not installed, and the user may try again`(_ fault: String) throws {
        let bench = try OverTheAirBench()
        var link = try bench.offer()
        switch fault {
        case "gone": bench.server["/app.ipa"] = nil
        case "other app": link = try bench.offer { metadata, _ in metadata["bundle-identifier"] = "org.example.other" }
        case "other version": link = try bench.offer { metadata, _ in metadata["bundle-version"] = "46" }
        case "text": bench.server["/app.ipa"] = LocalServer.Answer(Array("text".utf8))
        case "damaged": bench.server["/app.ipa"]?.body.removeLast(40)
        default:
            let bytes = try #require(bench.server["/app.ipa"]).body
            bench.server["/app.ipa"]?.body = Self.replacing(
                bytes, "Payload/Sample.app/Sample", "Payload/Sample.app/../../")
        }
        try bench.open(link)
        try bench.tap("Install")
        try bench.device.advance(by: 2)
        #expect(bench.installed == [], "\(bench.lines)")
        #expect(try bench.shows("Unable to Download Application"))
        #expect(bench.lines.contains { $0.contains("was not installed") }, "\(bench.lines)")
        #expect(bench.leftFiles == [])
        if fault == "gone" { try ScreenPicture.compare(bench.device, "install-failed") }
        try bench.offer()
        if fault.hasPrefix("other") { return try bench.tap("Done") }
        try bench.tap("Retry")
        try bench.device.advance(by: 2)
        #expect(bench.installed == ["Sample"], "\(bench.lines)")
    }

    private static func replacing(_ bytes: [UInt8], _ old: String, _ new: String) -> [UInt8] {
        var data = Data(bytes)
        while let place = data.range(of: Data(old.utf8)) { data.replaceSubrange(place, with: Data(new.utf8)) }
        return [UInt8](data)
    }

    @Test(arguments: [
        "itms-services://", "itms-services://?action=download-manifest",
        "itms-services://?action=download-manifest&url=http://192.0.2.1/manifest.plist",
        "itms-services://?action=download-manifest&url=file:///etc/passwd",
        "itms-services://?action=other&url=http://127.0.0.1/manifest.plist",
        "itms-services://?action=download-manifest&url=http://127.0.0.1@192.0.2.1/manifest.plist",
    ])
    func `Addresses that are not on this machine are refused`(_ url: String) throws {
        let bench = try OverTheAirBench()
        try bench.open(url)
        #expect(try bench.shows("Cannot Install Applications"))
    }

    @Test func `Manifests that say nothing are told from servers that are not there`() throws {
        let bench = try OverTheAirBench()
        for manifest in ["", "text", "<plist><dict/></plist>", "<plist><dict><key>items</key><array/></dict></plist>"] {
            bench.server["/manifest.plist"] = LocalServer.Answer(Array(manifest.utf8))
            try bench.open(bench.link)
            #expect(try bench.shows("Cannot Install Applications"), "\(manifest)")
            try bench.tap("OK")
            try bench.device.advance(by: 1)
        }
        let elsewhere = try bench.offer { _, assets in assets[0]["url"] = "http://192.0.2.1/app.ipa" }
        try bench.open(elsewhere)
        #expect(try bench.shows("Cannot Install Applications"))
        try bench.tap("OK")
        try bench.device.advance(by: 1)
        bench.server["/manifest.plist"] = nil
        try bench.open(bench.link)
        #expect(try bench.shows("Cannot Connect to 127.0.0.1"))
    }

    @Test func `Without a network nothing comes, and systems before iOS 4 know no such URL`() throws {
        let bench = try OverTheAirBench()
        let link = try bench.offer()
        bench.device.setNetwork(try #require(.named("none")))
        try bench.open(link)
        #expect(try bench.shows("Cannot Connect to 127.0.0.1") && bench.server.requests.isEmpty)
        let old = try OverTheAirBench("iPhone 3GS (3.1.3)")
        #expect(try !old.device.openURL(old.offer()))
    }

    @Test func `A secure device asks the same of an app as when it is installed by a cable`() throws {
        let bench = try OverTheAirBench(isSecure: true)
        try bench.open(bench.offer())
        try bench.tap("Install")
        try bench.device.advance(by: 2)
        #expect(bench.installed == [])
        #expect(try bench.shows("Unable to Download Application"))
        #expect(
            bench.lines.contains { $0.contains("An app must be signed. Sample.app has no signature.") },
            "\(bench.lines)")
    }
}
