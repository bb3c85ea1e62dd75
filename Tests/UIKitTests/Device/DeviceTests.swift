import DeviceLink
import Foundation
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
            #expect(!device.isMultitaskingSupported)
        }

        @Test func turnsArePostedWhileSomebodyAsks() {
            let device = UIDevice.current
            var turns = 0
            let observer = NotificationCenter.default.addObserver(
                forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
            ) { _ in MainActor.assumeIsolated { turns += 1 } }
            defer { NotificationCenter.default.removeObserver(observer) }
            device.setOrientation(.portrait)
            #expect(device.orientation == .unknown)
            device.beginGeneratingDeviceOrientationNotifications()
            device.setOrientation(.landscapeLeft)
            device.setOrientation(.landscapeLeft)
            #expect(turns == 1)
            #expect(device.orientation == .landscapeLeft)
            device.endGeneratingDeviceOrientationNotifications()
            device.setOrientation(.portrait)
            #expect(turns == 1)
            #expect(!device.isGeneratingDeviceOrientationNotifications)
        }

        @Test func readingsComeNoFasterThanAsked() {
            final class Delegate: UIAccelerometerDelegate {
                var times: [Double] = []
                func accelerometer(_ accelerometer: UIAccelerometer, didAccelerate acceleration: UIAcceleration) {
                    times.append(acceleration.timestamp)
                    #expect(acceleration.z == -1)
                }
            }
            let delegate = Delegate()
            UIAccelerometer.shared.delegate = delegate
            UIAccelerometer.shared.updateInterval = 0.1
            for step in 0..<10 {
                UIAccelerometer.shared.receive(x: 0, y: 0, z: -1, timestamp: 1000 + Double(step) * 0.05)
            }
            #expect(delegate.times == [1000, 1000.1, 1000.2, 1000.3, 1000.4])
        }
    }
}
