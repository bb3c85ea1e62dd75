import DeviceLink
import Testing
import UIKit

extension SharedApplicationTests {
    @MainActor @Suite struct DeviceTests {
        @Test func theDeviceTellsWhatItsProfileSays() {
            UIScreen.configure(
                profile: DeviceProfile(name: "Ada", systemVersion: "3.1.3", model: "iPod touch", identifier: "abc"),
                surface: nil)
            let device = UIDevice.current
            #expect(device.name == "Ada")
            #expect(device.model == "iPod touch")
            #expect(device.systemName == "iPhone OS")
            #expect(device.systemVersion == "3.1.3")
            #expect(device.uniqueIdentifier == "abc")
        }

        @Test func turnsArePostedWhileSomebodyAsks() {
            let device = UIDevice.current
            // The interface asks, too, once a test has turned one.
            var others = 0
            while device.isGeneratingDeviceOrientationNotifications {
                device.endGeneratingDeviceOrientationNotifications()
                others += 1
            }
            defer { for _ in 0..<others { device.beginGeneratingDeviceOrientationNotifications() } }
            var turns = 0
            let observer = NotificationCenter.default.Foundation::addObserver(
                forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
            ) { _ in MainActor.assumeIsolated { turns += 1 } }
            defer { NotificationCenter.default.removeObserver(observer) }
            device.setOrientation(.portrait)
            #expect(device.orientation == .unknown)
            device.beginGeneratingDeviceOrientationNotifications()
            #expect(device.orientation == .portrait)
            device.setOrientation(.landscapeLeft)
            device.setOrientation(.landscapeLeft)
            #expect(turns == 1)
            #expect(device.orientation == .landscapeLeft)
            device.endGeneratingDeviceOrientationNotifications()
            device.setOrientation(.portrait)
            #expect(turns == 1)
            #expect(!device.isGeneratingDeviceOrientationNotifications)
        }
    }
}
