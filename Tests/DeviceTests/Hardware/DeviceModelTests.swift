import Device
import Testing

@Suite struct DeviceModelTests {
    @Test func `models are found in any case of letters`() throws {
        #expect(try DeviceModel.named("iphone 3gs") == DeviceModel.standard)
        #expect(try DeviceModel.named("IPHONE 4").profile.scale == 2)
        #expect(DeviceModel.standard.profile.pixelWidth == 320 && DeviceModel.standard.profile.pixelHeight == 480)
    }

    @Test func `an unknown name is answered with the known ones`() throws {
        let error = try deviceError { _ = try DeviceModel.named("iPhone 99") }
        #expect(error?.reason == .unknownProfile)
        #expect(
            error?.description
                == "No device is named \"iPhone 99\". Known devices: \"iPhone\", \"iPhone 3G\", \"iPhone 3GS\", "
                + "\"iPhone 4\", \"iPhone 4S\", \"iPod touch\", \"iPod touch 2\", \"iPod touch 3\", \"iPod touch 4\", "
                + "\"iPad\", \"iPad 2\", \"iPad 3\".")
    }

    @Test func `a name may say which system the device has`() throws {
        let model = try DeviceModel.named("iphone 3gs (4.3)")
        #expect(model.systemVersion == "4.3.5" && model.nameWithVersion == "iPhone 3GS (4.3.5)")
        #expect(try DeviceModel.named("iPhone 3GS (4)").systemVersion == "4.3.5")
        #expect(try DeviceModel.named("iPhone 3GS (3.1.3)") == DeviceModel.standard)
        let error = try deviceError { _ = try DeviceModel.named("iPhone 4 (3.1)") }
        #expect(error?.description == "iPhone 4 does not run \"3.1\". It runs 4.0.2, 4.1, 4.2.1, 4.3.5, 5.0.1, 5.1.1.")
        #expect(throws: DeviceError.self) { _ = try DeviceModel.named("iPhone 3GS ()") }
    }

    @Test func `each model runs its usual system, and only those of its time`() {
        for model in DeviceModel.all {
            #expect(model.systemVersions.map(\.description).contains(model.systemVersion), "\(model.name)")
            #expect(model.systemVersions == model.systemVersions.sorted(), "\(model.name)")
            #expect(Set(model.systemVersions.map(\.description)).count == model.systemVersions.count)
        }
        func versions(_ name: String) -> [String] {
            (try? DeviceModel.named(name).systemVersions.map(\.description)) ?? []
        }
        #expect(versions("iPhone") == ["3.0.1", "3.1.3"])
        #expect(versions("iPhone 3G").last == "4.2.1")
        #expect(versions("iPad") == ["3.2", "4.2.1", "4.3.5", "5.0.1", "5.1.1"])
        #expect(versions("iPad 3") == ["5.1.1"])
    }

    @Test func `apps stay in memory on devices that can do that, from iOS 4 on`() throws {
        let expected = [
            "iPhone 3GS": false, "iPhone 3GS (4.0.2)": true, "iPhone 3G (4.2.1)": false, "iPod touch 2 (4.2.1)": false,
            "iPod touch 3 (4.2.1)": true, "iPhone 4": true, "iPad": false, "iPad (4.2.1)": true,
        ]
        for (name, multitasks) in expected {
            let model = try DeviceModel.named(name)
            #expect(model.hasMultitasking == multitasks, "\(name)")
            #expect(model.presentCapabilities.contains(.multitasking) == multitasks, "\(name)")
        }
    }
}
