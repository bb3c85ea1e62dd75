import Foundation
import Portal
import Testing

/// A hundred places for devices in each year, which removing does not free.
@Suite struct RegisteredDeviceTests {
    private let year: TimeInterval = 365 * 86400

    @Test func `A device has 40 hexadecimal digits`() throws {
        let test = try TestPortal()
        let device = try test.portal.addDevice(
            " ABCDEF0123456789ABCDEF0123456789ABCDEF01", name: "Phone", by: test.admin)
        #expect(device.udid == "abcdef0123456789abcdef0123456789abcdef01")
        #expect(try test.portal.device(device.udid.uppercased(), of: test.team) == device)
        #expect(try test.portal.device("Phone", of: test.team) == device)
        for udid in [
            "", "abc", String(repeating: "g", count: 40), String(repeating: "0", count: 41),
            String(repeating: "٠", count: 40),
        ] {
            #expect(refusal { try test.portal.addDevice(udid, name: "Phone", by: test.admin) } == .invalid)
        }
        #expect(refusal { try test.portal.addDevice(device.udid, name: "Again", by: test.admin) } == .conflict)
        #expect(refusal { try test.portal.addDevice(TestPortal.udid(1), name: "", by: test.admin) } == .invalid)
        #expect(refusal { try test.portal.addDevice(TestPortal.udid(1), name: "Mine", by: test.member) } == .notAllowed)
        #expect(refusal { try test.portal.removeDevice("Phone", by: test.member) } == .notAllowed)
        try test.portal.renameDevice("Phone", to: "Old Phone", by: test.admin)
        #expect(refusal { try test.portal.device("Phone", of: test.team) } == .notFound)
    }

    @Test func `The hundred and first waits for the next year`() throws {
        let test = try TestPortal()
        try test.portal.addDevices(
            (0..<100).map { (TestPortal.udid($0), "Phone \($0)") }, by: test.admin)
        #expect(try test.portal.placesUsed(by: test.team) == 100)
        #expect(refusal { try test.portal.addDevice(TestPortal.udid(100), name: "New", by: test.admin) } == .refused)
        test.now += 86400
        try test.portal.removeDevice("Phone 7", by: test.admin)
        #expect(try test.portal.devices(of: test.team).count == 99)
        #expect(try test.portal.devices(of: test.team, includingRemoved: true).count == 100)
        #expect(refusal { try test.portal.addDevice(TestPortal.udid(100), name: "New", by: test.admin) } == .refused)
        // The same device comes back at its place.
        try test.portal.addDevice(TestPortal.udid(7), name: "Phone 7", by: test.admin)
        try test.portal.removeDevice("Phone 8", by: test.admin)
        test.now += year
        try test.portal.addDevice(TestPortal.udid(100), name: "New", by: test.admin)
        #expect(try test.portal.placesUsed(by: test.team) == 100)
        #expect(refusal { try test.portal.addDevice(TestPortal.udid(8), name: "Phone 8", by: test.admin) } == .refused)
    }

    @Test func `Each team has its own hundred`() throws {
        let test = try TestPortal()
        let other = try test.portal.addTeam(name: "Other", agent: test.admin.account)
        try test.portal.addDevices((0..<100).map { (TestPortal.udid($0), "Phone") }, by: test.admin)
        try test.portal.addDevice(TestPortal.udid(0), name: "Phone", by: other)
        #expect(try test.portal.placesUsed(by: other.team) == 1)
        #expect(refusal { try test.portal.device("Phone", of: test.team) } == .invalid)
    }

    @Test func `Several programs at once take no place twice, and none more than there are`() async throws {
        let test = try TestPortal()
        let admin = test.admin
        let added = try await withThrowingTaskGroup(of: Int.self) { group in
            for program in 0..<6 {
                let portal = try test.openAgain()
                nonisolated(unsafe) let own = portal
                group.addTask {
                    (0..<20).count { number in
                        let udid = TestPortal.udid(program * 100 + number)
                        return refusal { try own.addDevice(udid, name: "Phone", by: admin) } == nil
                    }
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(added == 100)
        #expect(try test.portal.placesUsed(by: test.team) == 100)
    }

    @Test func `Of several devices all are registered or none`() throws {
        let test = try TestPortal()
        let devices = (0..<3).map { (TestPortal.udid($0 % 2), "Phone") }
        #expect(refusal { try test.portal.addDevices(devices, by: test.admin) } == .conflict)
        #expect(
            refusal { try test.portal.addDevices([(TestPortal.udid(1), "A"), ("x", "B")], by: test.admin) } == .invalid)
        #expect(
            refusal {
                try test.portal.addDevices((0..<101).map { (TestPortal.udid($0), "Phone") }, by: test.admin)
            } == .refused)
        #expect(try test.portal.devices(of: test.team, includingRemoved: true).isEmpty)
    }
}
