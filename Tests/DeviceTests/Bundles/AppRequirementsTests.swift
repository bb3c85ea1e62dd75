import Device
import Testing

@Suite struct AppRequirementsTests {
    private func requirements(_ info: [String: Any]) throws -> AppRequirements {
        let folder = try TestFolder()
        return try AppBundle(at: folder.makeBundle(info: info)).requirements
    }

    private func objection(_ info: [String: Any], on name: String) throws -> String? {
        try requirements(info).objection(to: .named(name))
    }

    @Test func `an app for iPads is not for iPhones, one for iPhones is for both`() throws {
        #expect(try objection(["UIDeviceFamily": [2]], on: "iPhone 4") == "is for iPads only (UIDeviceFamily)")
        #expect(try objection(["UIDeviceFamily": [2]], on: "iPad") == nil)
        for family: Any in [[1], [1, 2], ["1"], 1, "1", "x", [], ["a": 1]] {
            #expect(try objection(["UIDeviceFamily": family], on: "iPhone 3GS") == nil, "\(family)")
            #expect(try objection(["UIDeviceFamily": family], on: "iPad") == nil, "\(family)")
        }
        #expect(try requirements([:]).isForPhone && !requirements([:]).isForPad)
        #expect(try requirements(["UIDeviceFamily": ["1", "2"]]).isForPad)
    }

    @Test func `a newer system than the device's is told`() throws {
        let info = ["MinimumOSVersion": "4.2"]
        #expect(
            try objection(info, on: "iPhone 3GS")
                == "needs the system 4.2 or a newer one (MinimumOSVersion); this device has 3.1.3")
        #expect(try objection(info, on: "iPhone 3GS (4.2.1)") == nil)
        #expect(try objection(["MinimumOSVersion": "soon"], on: "iPhone 3GS") == nil)
        #expect(try objection(["MinimumOSVersion": 4], on: "iPhone 3GS") == nil)
    }

    @Test func `what asks for a system that nobody has runs on the newest`() throws {
        let info = ["MinimumOSVersion": "6.1"]
        #expect(try objection(info, on: "iPhone 4 (5.1.1)") == nil)
        #expect(try objection(info, on: "iPhone 4") != nil)
        #expect(try requirements(info).asksForUnknownSystem)
        #expect(try !requirements(["MinimumOSVersion": "5.1"]).asksForUnknownSystem)
    }

    @Test func `capabilities are required as a list or one by one`() throws {
        let list = ["UIRequiredDeviceCapabilities": ["telephony", "front-facing-camera"]]
        #expect(
            try objection(list, on: "iPhone 3GS")
                == "needs a device with front-facing-camera (UIRequiredDeviceCapabilities)")
        #expect(try objection(list, on: "iPhone 4") == nil)
        let table = ["UIRequiredDeviceCapabilities": ["telephony": false, "wifi": true, "gps": "perhaps"]]
        #expect(
            try objection(table, on: "iPhone 3GS") == "needs a device without telephony (UIRequiredDeviceCapabilities)")
        #expect(try objection(table, on: "iPod touch 3") == nil)
        let unknown = ["UIRequiredDeviceCapabilities": ["x-ray"]]
        #expect(try objection(unknown, on: "iPhone 4S") != nil)
    }

    @Test func `all that an app can ask for is on some device`() throws {
        for capability in DeviceCapability.allCases {
            #expect(DeviceModel.all.contains { $0.capabilities.contains(capability) }, "\(capability)")
        }
    }

    @Test func `a device is chosen that the app can be on`() throws {
        func chosen(_ info: [String: Any]) throws -> String {
            DeviceModel.suited(to: try requirements(info)).nameWithVersion
        }
        #expect(try chosen([:]) == "iPhone 3GS (3.1.3)")
        #expect(try chosen(["MinimumOSVersion": "2.0"]) == "iPhone 3GS (3.1.3)")
        #expect(try chosen(["MinimumOSVersion": "4.3"]) == "iPhone 3GS (4.3.5)")
        #expect(try chosen(["MinimumOSVersion": "6.0"]) == "iPhone 3GS (5.1.1)")
        #expect(try chosen(["UIDeviceFamily": [2]]) == "iPad (3.2)")
        #expect(try chosen(["UIDeviceFamily": [1, 2]]) == "iPhone 3GS (3.1.3)")
        #expect(try chosen(["UIRequiredDeviceCapabilities": ["gyroscope"]]) == "iPhone 4 (4.3.5)")
        #expect(try chosen(["UIRequiredDeviceCapabilities": ["bluetooth-le": true]]) == "iPhone 4S (5.1.1)")
        #expect(try chosen(["UIRequiredDeviceCapabilities": ["telephony": false]]) == "iPod touch (3.1.3)")
        #expect(try chosen(["UIRequiredDeviceCapabilities": ["x-ray"]]) == "iPhone 3GS (3.1.3)")
    }

    @Test func `the SDK is what Xcode wrote, otherwise the oldest system`() throws {
        #expect(
            try requirements(["DTSDKName": "iphoneos4.3", "MinimumOSVersion": "3.0"]).sdkVersion?.description == "4.3")
        #expect(try requirements(["DTPlatformVersion": "4.0"]).sdkVersion?.description == "4.0")
        #expect(try requirements(["MinimumOSVersion": "3.0"]).sdkVersion?.description == "3.0")
        #expect(try requirements(["DTSDKName": "iphoneos"]).sdkVersion == nil)
    }

    @MainActor @Test func `an app that a device cannot have is not installed`() throws {
        let device = try Device(storage: .temporary(), time: .fixed)
        defer { device.shutDown() }
        let folder = try TestFolder()
        let app = try folder.makeBundle(info: ["UIDeviceFamily": [2]])
        let error = try deviceError { try device.install(appAt: app) }
        #expect(error?.reason == .unsuitedApp)
        #expect(
            error?.description
                == "Sample cannot be on iPhone 3GS (3.1.3): it is for iPads only (UIDeviceFamily). "
                + "Take another device: --device \"iPad (3.2)\"")
        #expect(device.installedApps.isEmpty)
    }
}
