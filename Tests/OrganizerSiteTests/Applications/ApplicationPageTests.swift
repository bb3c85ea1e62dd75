import CoreGraphics
import Device
import Foundation
import OrganizerSite
import Packaging
import Testing

/// Apps on a device: what is told of them, and how they come and go.
@Suite struct ApplicationPageTests {
    private let test: TestOrganizer
    private let vendor: TestVendor

    init() throws {
        test = try TestOrganizer()
        vendor = try TestVendor(test)
    }

    private static func icon() throws -> Data {
        let surface = try #require(Surface(width: 57, height: 57))
        return try #require(CGImage(surface: surface).pngData())
    }

    private var own: String { DeviceSecurity.identifier(ofDevice: test.device.udid) }

    @Test func `An app is installed, told of, and removed`() throws {
        let app = try vendor.makeApp(icon: Self.icon())
        try vendor.sign(app, profile: vendor.profile(devices: [own]))
        try test.post("apps/install", body: vendor.archive(app))
        let entry = try #require(test.list("apps").first)
        #expect(entry["identifier"] as? String == TestVendor.identifier && entry["name"] as? String == "Sample")
        #expect(entry["version"] as? String == "1.2 (45)" && entry["minimumSystem"] as? String == "4.0")
        #expect(entry["profile"] as? String == "Sample <Profile>")
        #expect(entry["signer"] as? String == "iPhone Developer: Jane Doe")
        #expect(entry["state"] as? String == "running")
        #expect(try #require(entry["bundleBytes"] as? Int) > 0)
        let icon = test.ask(.get, "apps/icon", ["app": TestVendor.identifier])
        #expect(icon.type == "image/png")
        #expect(try test.bytes(icon).starts(with: [0x89, 0x50]))
        let profiles = try #require(test.table("profiles")["profiles"] as? [[String: Any]])
        #expect(profiles.first?["app"] as? String == TestVendor.identifier)
        test.isBooted = false
        #expect(try test.list("apps").first?["state"] == nil)
        let refusal = try test.refusal(.post, "apps/uninstall", ["app": TestVendor.identifier])
        #expect(refusal.0 == .conflict && refusal.1.contains("Boot it first"))
        test.isBooted = true
        try test.post("apps/uninstall", ["app": TestVendor.identifier])
        #expect(try test.list("apps").isEmpty)
        #expect(try test.refusal(.get, "apps/icon", ["app": TestVendor.identifier]).0 == .notFound)
    }

    @Test func `A secure device refuses an app in its own words`() throws {
        let test = try TestOrganizer(isSecure: true), vendor = try TestVendor(test)
        let refusal = try test.refusal(.post, "apps/install", body: vendor.archive(vendor.makeApp()))
        #expect(refusal.0 == .conflict && refusal.1.contains("must be signed"), "\(refusal)")
        #expect(!refusal.1.contains("/"), "\(refusal.1)")
        try test.post("devices/trust", body: vendor.authority.certificate.der)
        let app = try vendor.makeApp()
        // The device checks at the time that it is.
        try vendor.sign(app, profile: vendor.profile(devices: [String(repeating: "0", count: 40)]))
        #expect(try test.refusal(.post, "apps/install", body: vendor.archive(app)).0 == .conflict)
        #expect(try test.list("apps").isEmpty)
    }

    @Test func `What is no archive of an app is refused, and nothing is left`() throws {
        for body in [[], [UInt8]("no archive".utf8), [0x50, 0x4B, 5, 6] + [UInt8](repeating: 0, count: 18)] {
            let refusal = try test.refusal(.post, "apps/install", body: body)
            #expect(refusal.0 == .malformed, "\(refusal)")
            #expect(!refusal.1.contains(test.folder), "\(refusal.1)")
        }
        test.isBooted = false
        #expect(try test.refusal(.post, "apps/install", body: [1]).0 == .conflict)
        #expect(try test.list("apps").isEmpty)
    }

    // MARK: Files

    private func installed() throws -> InstalledApp {
        try test.post("apps/install", body: vendor.archive(vendor.makeApp()))
        let app = try #require(DeviceStorage.recordedApps(inFolder: test.device.folder).first)
        try Data("hello".utf8).write(to: URL(fileURLWithPath: app.home + "/Documents/Größe <1>.txt"))
        return app
    }

    @Test func `The files of an app are listed, saved, and replaced`() throws {
        let app = try installed()
        let files = try #require(test.table("apps/files", ["app": app.identifier])["files"] as? [[String: Any]])
        let file = try #require(files.first { $0["path"] as? String == "Documents/Größe <1>.txt" })
        #expect(file["bytes"] as? Int == 5 && file["isFolder"] as? Bool == false)
        #expect(!files.contains { ($0["path"] as? String ?? "").contains("Sample.app") })

        let data = test.ask(.get, "apps/data", ["app": app.identifier])
        #expect(
            data.name == "com.example.Sample 2011-03-13 07.06.40.xcappdata.zip" || TimeZone.current.identifier != "GMT")
        try test.post("apps/data", ["app": app.identifier], body: test.bytes(data))
        let told = try #require(test.told.first)
        #expect(told.hasPrefix("data: AppData ") && told.contains(" AppData/Documents/Größe <1>.txt "))
        #expect(told.hasSuffix(" AppDataInfo.plist"), "\(told)")
    }

    @Test func `Files of another app, or without a name, are refused`() throws {
        let app = try installed()
        let folder = URL(fileURLWithPath: test.folder + "/other")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let plist = folder.appendingPathComponent("AppDataInfo.plist"), zip = folder.appendingPathComponent("a.zip")
        try PropertyListSerialization.data(
            fromPropertyList: ["bundleIdentifier": "com.example.Other"], format: .xml, options: 0
        ).write(to: plist)
        try FolderArchive.pack([(plist, "X.xcappdata/AppDataInfo.plist")], into: zip)
        let other = try test.refusal(
            .post, "apps/data", ["app": app.identifier], body: [UInt8](Data(contentsOf: zip)))
        #expect(other.1.contains("com.example.Other"), "\(other)")
        try FolderArchive.pack([(plist, "Other.plist")], into: zip)
        let none = try test.refusal(
            .post, "apps/data", ["app": app.identifier], body: [UInt8](Data(contentsOf: zip)))
        #expect(none.1.contains("no AppDataInfo.plist"), "\(none)")
        #expect(test.told.isEmpty)
    }

    @Test func `A link among an app's files is told of, and not followed`() throws {
        let app = try installed()
        try FileManager.default.createSymbolicLink(
            atPath: app.home + "/Documents/link", withDestinationPath: "/etc/passwd")
        let refusal = try test.refusal(.get, "apps/data", ["app": app.identifier])
        #expect(refusal.1.contains("Documents/link is neither a file nor a folder"), "\(refusal)")
        #expect(!refusal.1.contains(app.home))
    }
}
