import Certificates
import Device
import Foundation
import OrganizerSite
import Testing

/// The list of devices, and the summary of one.
@Suite struct DevicePageTests {
    @Test func `All devices are listed, the booted one as such`() throws {
        let test = try TestOrganizer(isSecure: true)
        let devices = try test.list("devices")
        #expect(devices.count > DeviceModel.all.count)
        let own = try #require(devices.first { $0["udid"] as? String == test.device.udid })
        #expect(own["name"] as? String == "Phone" && own["model"] as? String == "iPhone 4")
        #expect(own["isBooted"] as? Bool == true && own["isSecure"] as? Bool == true)
        #expect(devices.filter { $0["isBooted"] as? Bool == true }.count == 1)
        #expect(devices.contains { $0["isPad"] as? Bool == true })
    }

    @Test func `The summary has the identifier of profiles, the room that is taken and the page`() throws {
        let test = try TestOrganizer()
        try Data(count: 300_000).write(to: URL(fileURLWithPath: test.device.folder + "/Media"))
        let summary = try test.table("devices/summary")
        #expect(summary["identifier"] as? String == DeviceSecurity.identifier(ofDevice: test.device.udid))
        #expect(try #require(summary["usedBytes"] as? Int) >= 300_000)
        #expect(try #require(summary["freeBytes"] as? Int) > 0)
        #expect(summary["page"] as? String == "http://127.0.0.1:4800/?token=0")
        try test.post("devices/shutdown")
        #expect(try test.table("devices/summary")["page"] == nil)
        try test.post("devices/boot")
        #expect(test.isBooted)
    }

    @Test func `Authorities are added and removed`() throws {
        let test = try TestOrganizer(), vendor = try TestVendor(test)
        try test.post("devices/trust", body: vendor.authority.certificate.der)
        let authorities = try #require(test.table("devices/summary")["authorities"] as? [[String: Any]])
        #expect(authorities.count == 1)
        let fingerprint = try #require(authorities.first?["fingerprint"] as? String)
        // A developer's certificate vouches for nobody.
        let refusal = try test.refusal(.post, "devices/trust", body: vendor.identity.certificate.der)
        #expect(refusal.0 == .conflict && refusal.1.contains("no authority"), "\(refusal)")
        try test.post("devices/distrust", ["fingerprint": fingerprint])
        #expect((try test.table("devices/summary")["authorities"] as? [Any])?.isEmpty == true)
    }

    @Test(arguments: ["devices/erase", "nothing", "devices/boot/now", ""])
    func `What is not known is not found`(path: String) throws {
        let test = try TestOrganizer()
        #expect(try test.refusal(.post, path).0 == .notFound)
        #expect(test.site.answer(OrganizerRequest(.get, "/etc/passwd")).status == .notFound)
    }

    @Test func `A device that is not known is told with those that are`() throws {
        let refusal = try TestOrganizer().refusal(.get, "devices/summary", ["device": "../../x"])
        #expect(refusal.0 == .notFound && refusal.1.contains("\"Phone\""), "\(refusal)")
        #expect(try TestOrganizer().refusal(.get, "devices/summary", ["device": ""]).0 == .malformed)
    }
}
