import Device
import DeviceLink
import OwnProcess
import Testing
import UIKit

/// What the screen shows when somebody presses the volume buttons or moves the silent switch.
@Suite(.ownProcess, .serialized) @MainActor struct VolumeOverlayTests {
    private func device(_ name: String = "iPhone 3GS") throws -> Device {
        let device = try Device(model: .named(name), storage: .temporary(), time: .fixed, environment: [:])
        try device.advance(by: 0.5)
        return device
    }

    private func shown(_ device: Device) throws -> String? {
        try device.advance(by: 0.1)
        let tree = try device.accessibilityTree()
        for title in ["Ringer", "Volume", "Headphones"] {
            if let node = tree.find(title) { return title + ": " + (node.value ?? "") }
        }
        return nil
    }

    @Test(arguments: ["iPhone 3GS", "iPhone 4", "iPad 2"])
    func `the volume is shown for a moment after a button was pressed`(model: String) throws {
        let device = try device(model)
        defer { device.shutDown() }
        let title = model == "iPad 2" ? "Volume" : "Ringer"
        #expect(try shown(device) == nil)
        for _ in 0..<7 { device.press(.volumeDown) }
        #expect(try shown(device) == "\(title): 9 of 16")
        let name = model.split(separator: " ").joined()
        try ScreenPicture.compare(device, "volume-\(name)")
        // Each press begins the moment anew.
        try device.advance(by: 1)
        device.press(.volumeUp)
        try device.advance(by: 1)
        #expect(try shown(device) == "\(title): 10 of 16")
        try device.advance(by: 1)
        #expect(try shown(device) == nil)
        #expect(device.sound.volume == 0.625)
    }

    @Test func `the silent switch crosses the bell out`() throws {
        let device = try device()
        defer { device.shutDown() }
        device.setSilenced(true)
        #expect(try shown(device) == "Ringer: Silent")
        try ScreenPicture.compare(device, "volume-silent")
        device.setSilenced(false)
        #expect(try shown(device) == "Ringer: 16 of 16")
    }

    @Test func `the ends of the scale are kept, and a headset has a title of its own`() throws {
        let device = try device()
        defer { device.shutDown() }
        device.setHeadset(true)
        #expect(try shown(device) == nil)
        for _ in 0..<20 { device.press(.volumeDown) }
        #expect(try shown(device) == "Headphones: 0 of 16")
        #expect(device.sound.volume == 0)
        for _ in 0..<20 { device.press(.volumeUp) }
        #expect(device.sound.volume == 1)
    }

    @Test func `on the lock screen and while a call rings the buttons change nothing`() throws {
        let device = try device()
        defer { device.shutDown() }
        device.press(.lock)
        device.press(.volumeDown)
        #expect(try shown(device) == nil && device.sound.volume == 1)
        device.press(.home)
        try device.advance(by: 1)
        device.call(ringing: 5)
        device.press(.volumeDown)
        #expect(try shown(device) == nil && device.sound.volume == 1)
    }

    @Test func `a touch goes through it`() throws {
        let device = try device()
        defer { device.shutDown() }
        device.press(.volumeDown)
        try device.advance(by: 0.1)
        let icon = try #require(try device.accessibilityTree().find("Settings")?.frame)
        device.touch(.began, finger: 1, at: CGPoint(x: icon.midX, y: icon.midY))
        try device.advance(by: 0.1)
        device.touch(.ended, finger: 1, at: CGPoint(x: icon.midX, y: icon.midY))
        try device.advance(by: 0.8)
        #expect(try device.accessibilityTree().find("General") != nil)
        // It is in front of the app, too.
        #expect(try shown(device) == "Ringer: 15 of 16")
    }

    @Test func `models without buttons or a switch do not notice`() throws {
        let pod = try device("iPod touch")
        defer { pod.shutDown() }
        pod.press(.volumeDown)
        pod.setSilenced(true)
        #expect(try shown(pod) == nil && pod.sound == SoundHardware())
    }

    @Test func `the switch of an iPad silences it from its second system on`() throws {
        #expect(try !DeviceModel.named("iPad").hasSilentSwitch && DeviceModel.named("iPad (4.2)").hasSilentSwitch)
    }
}
