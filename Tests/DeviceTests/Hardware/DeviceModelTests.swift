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
                == "No device is named \"iPhone 99\". Known devices: \"iPhone 3GS\", \"iPhone 4\", \"iPad\".")
    }
}
