import Device
import DeviceLink
import Foundation
import OwnProcess
import Testing

/// What a secure device took once it does not run for ever.
///
/// Virtual time belongs to the whole process: one test at a time.
@Suite(.ownProcess, .serialized) @MainActor struct SecureLaunchTests {
    private let phone: SecurePhone
    private let device: Device

    init() throws {
        phone = try SecurePhone()
        // Before time is virtual: what is signed, is signed now.
        let app = try phone.app(executable: nil)
        device = try Device(
            model: .standard, storage: DeviceStorage(folder: phone.device.folder), time: .fixed,
            environment: ["PATH": "/usr/bin:/bin", "VERGER_TEST_BEHAVIOR": "push"])
        try device.install(appAt: app)
    }

    private func refusal() throws -> String? {
        let error = try deviceError { try device.launch("org.example.sample") }
        #expect(error == nil || error?.reason == .refusedApp)
        return error?.description
    }

    @Test func `an app that may be there runs, as long as its profile counts`() throws {
        let now = device.storage.securityClock()
        #expect(try refusal() == nil)
        try device.advance(by: 1)
        #expect(device.runningApp != nil)
        device.terminate()
        device.storage.securityClock = { now.addingTimeInterval(3500) }
        #expect(try refusal() == nil)
        device.terminate()
        device.storage.securityClock = { now.addingTimeInterval(3700) }
        #expect(try refusal()?.contains("“Test” expired") == true)
        #expect(device.runningApp == nil)
        device.shutDown()
    }

    @Test func `an app whose signer was revoked meanwhile does not run, and its icon says why`() throws {
        try phone.authority.revoke(serial: phone.identity.certificate.serial)
        _ = try phone.trusted.add(phone.authority.revocationList().der)
        #expect(try refusal()?.contains("not revoked") == true)
        let icon = try #require(try device.accessibilityTree().find("Sample")?.frame)
        for phase in [TouchPoint.Phase.began, .ended] {
            device.touch(phase, finger: 1, at: CGPoint(x: icon.midX, y: icon.midY))
            try device.advance(by: 0.5)
        }
        #expect(device.runningApp == nil)
        #expect(try device.accessibilityTree().find("“Sample” Cannot Be Opened") != nil)
        device.shutDown()
    }

    @Test func `an app whose files were changed does not run`() throws {
        let app = try #require(device.installedApps.first)
        try Data("{}".utf8).write(to: URL(fileURLWithPath: app.bundle.path + "/Added.txt"))
        #expect(try refusal()?.contains("unchanged since it was signed") == true)
        try FileManager.default.removeItem(atPath: app.bundle.path + "/Added.txt")
        #expect(try refusal() == nil)
        device.shutDown()
    }
}
