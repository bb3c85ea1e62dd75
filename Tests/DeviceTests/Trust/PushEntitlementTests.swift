import CodeSigning
import Device
import Foundation
import Testing

/// Which push service an app may use.
struct PushEntitlementTests {
    /// - Parameters:
    ///   - value: of `aps-environment` in a seal that nobody has signed; nil for an app without a signature.
    ///   - record: what the device's `Device.plist` says once the app is there; nil for none.
    private func environment(_ value: String?, record: String? = nil) throws -> String? {
        let folder = try TestFolder()
        let bundle = try folder.makeBundle()
        if let value {
            var signing = AppSigning(identity: nil)
            signing.entitlements = ["aps-environment": value]
            try signing.sign(CodeBundle(at: bundle))
        }
        let storage = try DeviceStorage(folder: folder.path + "/Device")
        let app = try storage.install(bundleAt: bundle)
        if let record { try Data(record.utf8).write(to: URL(fileURLWithPath: storage.folder + "/Device.plist")) }
        return storage.pushEnvironment(of: app).map { "\($0)" }
    }

    private static let secure = """
        <plist version="1.0"><dict><key>UDID</key><string>00000000-0000-0000-0000-000000000001</string>
        <key>Model</key><string>iPhone 4</string><key>Security</key><string>secure</string></dict></plist>
        """

    @Test func `the signature says it, and an unsigned build is a developer's`() throws {
        #expect(try environment(nil) == "sandbox")
        #expect(try environment("development") == "sandbox")
        #expect(try environment("production") == "production")
        #expect(try environment("nonsense") == "sandbox")
    }

    @Test func `a secure device asks for the entitlement`() throws {
        #expect(try environment(nil, record: Self.secure) == nil)
        #expect(try environment("nonsense", record: Self.secure) == nil)
        #expect(try environment("production", record: Self.secure) == "production")
        // Of a damaged record nobody knows what it said.
        #expect(try environment(nil, record: "damaged") == nil)
    }
}
