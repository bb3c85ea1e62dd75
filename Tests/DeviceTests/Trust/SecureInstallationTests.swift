import Archiving
import Certificates
import Device
import Foundation
import Testing

/// Devices that only take what an authority has vouched for which they trust.
@Suite struct SecureInstallationTests {
    private let phone: SecurePhone
    private var folder: TestFolder { phone.folder }
    private var catalog: DeviceCatalog { phone.catalog }
    private var device: KeptDevice { phone.device }
    private var authority: Authority { phone.authority }

    init() throws { phone = try SecurePhone() }

    private func refusal(_ app: String, on device: KeptDevice) throws -> String? {
        let storage = try DeviceStorage(folder: device.folder)
        defer { storage.close() }
        let error = try deviceError { try storage.install(bundleAt: app) }
        #expect(error == nil || error?.reason == .refusedApp || error?.reason == .storageFailed)
        return error?.description
    }

    @Test func `what is signed for the device is taken, and nothing else`() throws {
        let unsigned = try refusal(folder.makeBundle(), on: device)
        #expect(unsigned == "An app must be signed. Sample.app has no signature.")
        let app = try phone.app()
        #expect(try refusal(app, on: device) == nil)
        try folder.write("#!/bin/sh\nexit 1\n", to: "Sample.app/Sample", mode: 0o755)
        #expect(
            try refusal(app, on: device)?.hasPrefix(
                "An app must be unchanged since it was signed. Sample.app: Sample: ") == true)
        // The version that was there stays.
        let storage = try DeviceStorage(folder: device.folder)
        defer { storage.close() }
        #expect(storage.apps.count == 1)
        let program = FileManager.default.contents(atPath: storage.apps[0].bundle.executablePath)
        #expect(program == Data("#!/bin/sh\n".utf8))
    }

    @Test func `other devices take anything`() throws {
        let plain = try catalog.create("Simulator", model: .standard)
        #expect(!plain.isSecure)
        #expect(try refusal(folder.makeBundle(), on: plain) == nil)
        #expect(try refusal(folder.makeBundle(), on: catalog.find("iPhone 4")) == nil)
    }

    @Test func `a clone, a renamed and an upgraded device stay secure, and a clone is another device`() throws {
        let app = try phone.app()
        let clone = try catalog.clone(device, name: "Clone")
        #expect(clone.isSecure)
        #expect(try refusal(app, on: clone)?.contains("names this device") == true)
        try catalog.rename(device, to: "Renamed")
        let renamed = try catalog.find("Renamed")
        #expect(renamed.isSecure && renamed.udid == device.udid)
        try catalog.upgrade(renamed, to: "5.1.1")
        let upgraded = try catalog.find("Renamed")
        #expect(upgraded.isSecure)
        #expect(try refusal(app, on: upgraded) == nil)
    }

    @Test func `a damaged record does not open a device`() throws {
        let app = try folder.makeBundle()
        try folder.write("damaged", to: "Devices/Phone/Device.plist")
        #expect(try refusal(app, on: device)?.contains("Device.plist: damaged") == true)
        let record = ["UDID": device.udid, "Model": device.model.name, "Security": "unknown"]
        try folder.write(PropertyListData.xml(record), to: "Devices/Phone/Device.plist")
        #expect(try refusal(app, on: device) == "An app must be signed. Sample.app has no signature.")
    }

    @Test func `authorities can be removed, and revoke certificates`() throws {
        let app = try phone.app()
        let authorities = TrustedAuthorities(deviceFolder: device.folder)
        let before = try authority.revocationList(now: Date(timeIntervalSinceNow: -7200))
        try authority.revoke(serial: phone.identity.certificate.serial)
        #expect(try refusal(app, on: device) == nil)
        let list = try authority.revocationList()
        #expect(list.revoked.count == 1)
        _ = try authorities.add(list.der)
        #expect(try refusal(app, on: device)?.contains("not revoked") == true)
        // With the older list the certificate would count again.
        #expect(try deviceError { _ = try authorities.add(before.der) }?.description.contains("newer") == true)
        try authorities.remove("\(authority.certificate.subject)")
        #expect(authorities.certificates.isEmpty && authorities.lists.isEmpty)
        #expect(try refusal(app, on: device)?.contains("authority that the device trusts") == true)
    }

    @Test func `only authorities are trusted, and lists of theirs`() throws {
        let other = try Authority(folder: folder.path + "/other", passphrase: .given("secret"), name: "Other")
        let authorities = TrustedAuthorities(deviceFolder: device.folder)
        #expect(try deviceError { _ = try authorities.add(phone.identity.certificate.der) } != nil)
        #expect(try deviceError { _ = try authorities.add(other.revocationList().der) } != nil)
        #expect(try deviceError { _ = try authorities.add([UInt8]("text".utf8)) } != nil)
        #expect(try deviceError { try authorities.remove("Nobody") } != nil)
        #expect(try authorities.add([UInt8](other.certificate.pem.utf8)).count == 1)
        #expect(authorities.certificates.count == 2)
    }
}
