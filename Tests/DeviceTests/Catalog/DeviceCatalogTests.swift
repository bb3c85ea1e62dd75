import Device
import Foundation
import Testing

@Suite struct DeviceCatalogTests {
    private let folder: TestFolder
    private let catalog: DeviceCatalog

    init() throws {
        folder = try TestFolder()
        catalog = DeviceCatalog(environment: ["VERGER_HOME": folder.path])
    }

    private func reason(_ body: () throws -> Void) throws -> DeviceError.Reason? { try deviceError(body)?.reason }

    @Test func `there is a device of each model, the same each time`() throws {
        #expect(catalog.devices.map(\.model) == DeviceModel.all)
        #expect(catalog.devices == DeviceCatalog(environment: ["VERGER_HOME": folder.path]).devices)
        #expect(Set(catalog.devices.map(\.udid)).count == DeviceModel.all.count)
        #expect(catalog.devices.allSatisfy { UUID(uuidString: $0.udid)?.uuidString == $0.udid && $0.isBuiltIn })
        let other = DeviceCatalog(environment: ["VERGER_HOME": folder.path + "/Other"])
        #expect(other.devices.first?.udid != catalog.devices.first?.udid)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/Devices"))
    }

    @Test func `a device that was made is found by its name and its UDID`() throws {
        let made = try catalog.create("Test", model: .named("iPad"))
        #expect(try catalog.find("test") == made)
        #expect(try catalog.find(made.udid.lowercased()) == made)
        #expect(made.model.hardware == "iPad1,1" && made.folder == folder.path + "/Devices/Test")
        #expect(catalog.devices.last == made)
        let mode = try FileManager.default.attributesOfItem(atPath: made.folder)[.posixPermissions] as? Int
        #expect(mode == 0o700)
        #expect(try reason { _ = try catalog.find("nobody") } == .unknownProfile)
    }

    @Test func `a model's device with another system is a device of its own, listed once it was used`() throws {
        let device = try catalog.find("iphone 3gs (4.3)")
        #expect(device.name == "iPhone 3GS (4.3.5)" && device.model.systemVersion == "4.3.5" && device.isBuiltIn)
        #expect(try catalog.find("iPhone 3GS (3.1.3)").name == "iPhone 3GS")
        #expect(!catalog.devices.contains(device))
        try DeviceStorage(folder: device.folder).close()
        #expect(catalog.devices.contains(device))
        #expect(try catalog.find(device.udid) == device)
        #expect(catalog.device(of: device.model) == device)
        #expect(try reason { _ = try catalog.create("iPhone 3GS (4.3.5)", model: .standard) } == .badDevice)
    }

    @Test func `a device keeps the system that it was made with, and so does its clone`() throws {
        let made = try catalog.create("Newer", model: .named("iPod touch 4 (5.0)"))
        #expect(made.model.systemVersion == "5.0.1")
        #expect(try catalog.find("Newer") == made)
        let clone = try catalog.clone(made, name: "Clone")
        #expect(clone.model.systemVersion == "5.0.1")
        #expect(try catalog.find("clone").model.systemVersion == "5.0.1")
    }

    @Test(arguments: [
        "", ".", "..", ".hidden", "a/b", "line\nbreak", "booted", "all", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
        String(repeating: "ä", count: 21), "iphone 4",
    ]) func `a name that is none, or that another device has, is refused`(name: String) throws {
        #expect(try reason { _ = try catalog.create(name, model: .standard) } == .badDevice)
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/Devices")
        #expect(files ?? [] == [])
    }

    @Test func `a clone has the apps of the other device, and none of its runs`() throws {
        let first = try catalog.create("First", model: .standard)
        let storage = try DeviceStorage(folder: first.folder)
        let app = try storage.install(bundleAt: folder.makeBundle())
        try Data("kept".utf8).write(to: URL(fileURLWithPath: app.home + "/Documents/note"))
        try Data().write(to: URL(fileURLWithPath: first.folder + "/page-token"))
        #expect(try reason { _ = try catalog.clone(first, name: "Second") } == .storageInUse)
        storage.close()
        let second = try catalog.clone(first, name: "Second")
        #expect(second.udid != first.udid && second.model.name == first.model.name)
        let copy = try DeviceStorage(folder: second.folder)
        defer { copy.close() }
        let copied = try #require(copy.apps.first)
        #expect(copied.home.hasPrefix(second.folder))
        #expect(FileManager.default.contents(atPath: copied.home + "/Documents/note") == Data("kept".utf8))
        #expect(!FileManager.default.fileExists(atPath: second.folder + "/page-token"))
    }

    @Test func `a built-in device that was never booted has an empty clone`() throws {
        let clone = try catalog.clone(catalog.find("iPhone 4"), name: "Mine")
        #expect(catalog.devices.last == clone)
    }

    @Test func `a device is renamed and deleted with what is on it`() throws {
        let made = try catalog.create("Old", model: .standard)
        try catalog.rename(made, to: "New")
        let renamed = try catalog.find("New")
        #expect(renamed.udid == made.udid && renamed.folder.hasSuffix("/New"))
        #expect(try reason { try catalog.rename(renamed, to: "iPad") } == .badDevice)
        // Letters may change their case.
        try catalog.rename(renamed, to: "NEW")
        let last = try catalog.find(made.udid)
        let storage = try DeviceStorage(folder: last.folder)
        #expect(try reason { try catalog.delete(last) } == .storageInUse)
        #expect(try reason { try catalog.rename(last, to: "Other") } == .storageInUse)
        storage.close()
        try catalog.delete(last)
        #expect(catalog.devices.count == DeviceModel.all.count)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Devices") == [])
        let builtIn = try catalog.find("iPad")
        #expect(try reason { try catalog.delete(builtIn) } == .badDevice)
        #expect(try reason { try catalog.rename(builtIn, to: "Mine") } == .badDevice)
    }

    @Test func `what is no device's description is no device`() throws {
        for (name, text) in [("a", "x"), ("b", "<plist><dict/></plist>"), ("c", "{UDID = x; Model = \"iPhone 4\";}")] {
            try folder.write(text, to: "Devices/\(name)/Device.plist")
        }
        #expect(catalog.devices.count == DeviceModel.all.count)
    }
}
