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

        @Test func readingsComeAsOftenAsAsked() throws {
            final class Delegate: UIAccelerometerDelegate {
                var readings: [UIAcceleration] = []
                func accelerometer(_ accelerometer: UIAccelerometer, didAccelerate acceleration: UIAcceleration) {
                    readings.append(acceleration)
                }
            }
            let stage = try KeyboardStage()
            let delegate = Delegate()
            UIAccelerometer.shared.delegate = delegate
            defer {
                UIAccelerometer.shared.delegate = nil
                UIAccelerometer.shared.updateInterval = 0.1
                stage.close()
            }
            try stage.wait(0.35)
            #expect(delegate.readings.isEmpty)
            try stage.device.send(.becomeActive)
            try stage.wait(0.3)
            #expect(delegate.readings.map(\.y) == [-1, -1, -1])
            try stage.device.send(.acceleration(x: 0.5, y: 0.25, z: -0.75))
            UIAccelerometer.shared.updateInterval = 0.001
            delegate.readings = []
            try stage.wait(0.055)
            #expect(delegate.readings.map(\.z) == Array(repeating: -0.75, count: 5))
            UIAccelerometer.shared.delegate = nil
            try stage.wait(1)
            #expect(delegate.readings.count == 5)
        }

        @Test func headsetsSpeakToAppsThatAsk() throws {
            final class Listener: UIView {
                var heard: [UIEvent.EventSubtype] = []
                override var canBecomeFirstResponder: Bool { true }
                override func remoteControlReceived(with event: UIEvent?) {
                    if let event, event.type == .remoteControl { heard.append(event.subtype) }
                }
            }
            let stage = try KeyboardStage()
            defer { stage.close() }
            let listener = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.window?.addSubview(listener)
            listener.becomeFirstResponder()
            try stage.device.send(.remoteControl(.play))
            #expect(listener.heard.isEmpty)
            UIApplication.shared.beginReceivingRemoteControlEvents()
            for command in RemoteControlCommand.allCases { try stage.device.send(.remoteControl(command)) }
            UIApplication.shared.endReceivingRemoteControlEvents()
            try stage.device.send(.remoteControl(.play))
            #expect(listener.heard.map(\.rawValue) == Array(100...109))
        }
    }
}
