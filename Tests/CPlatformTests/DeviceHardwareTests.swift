import CPlatform
import Foundation
import OwnProcess
import Testing

/// In a process of its own, whose environment is changed.
@Suite(.ownProcess, .serialized) struct DeviceHardwareTests {
    @Test func `A capability is looked up by its whole name`() {
        setenv("VERGER_DEVICE_CAPABILITIES", "armv6 auto-focus-camera wifi", 1)
        for name in ["armv6", "wifi", "auto-focus-camera"] { #expect(platform_device_has(name), "\(name)") }
        for name in ["armv7", "arm", "camera", "fi", "wifi ", "armv6 auto-focus-camera", "", " "] {
            #expect(!platform_device_has(name), "\(name)")
        }
        setenv("VERGER_DEVICE_CAPABILITIES", "", 1)
        #expect(!platform_device_has("wifi"))
        unsetenv("VERGER_DEVICE_CAPABILITIES")
        #expect(platform_device_has("wifi"))
    }

    @Test func `Model and memory are what the device says`() {
        setenv("SIMULATOR_MODEL_IDENTIFIER", "iPad1,1", 1)
        setenv("VERGER_DEVICE_MEMORY", "268435456", 1)
        #expect(platform_device_hardware().map { String(cString: $0) } == "iPad1,1")
        #expect(platform_device_memory() == 256 << 20)
        for text in ["", "-1", "much"] {
            setenv("VERGER_DEVICE_MEMORY", text, 1)
            #expect(platform_device_memory() == 0)
        }
        unsetenv("SIMULATOR_MODEL_IDENTIFIER")
        unsetenv("VERGER_DEVICE_MEMORY")
        #expect(platform_device_hardware() == nil && platform_device_memory() == 0)
    }
}
