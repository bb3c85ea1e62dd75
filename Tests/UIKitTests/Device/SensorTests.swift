import DeviceLink
import Testing
import UIKit

extension KeyboardStageTests {
    /// What comes from the device besides touches and keys.
    @MainActor @Suite struct SensorTests {
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
