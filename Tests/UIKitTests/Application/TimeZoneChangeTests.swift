import DeviceLink
import Testing
import UIKit

extension SharedApplicationTests {
    /// The user goes to another time zone while an app runs.
    @MainActor @Suite struct TimeZoneChangeTests {
        private final class Heard { var zones: [String] = [] }

        @Test func theZoneIsAnotherOneAndObserversAreToldOnce() throws {
            let device = try FakeDevice()
            let delegate = RecordingDelegate()
            try device.launch(delegate: delegate)
            defer { delegate.window?.isHidden = true }
            let heard = Heard()
            let observer = NotificationCenter.default.addObserver(
                forName: .NSSystemTimeZoneDidChange, object: nil, queue: nil
            ) { notice in
                MainActor.assumeIsolated { heard.zones.append(NSTimeZone.system.identifier) }
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            let former = getenv("TZ").map { String(cString: $0) } ?? ""
            defer { try? device.send(.timeZone(former)) }
            delegate.heard = []
            try device.send(.timeZone("Asia/Tokyo"))
            #expect(heard.zones == ["Asia/Tokyo"] && TimeZone.current.identifier == "Asia/Tokyo")
            #expect(delegate.heard.contains("significantTimeChange"))
            var time = 0, parts = tm()
            localtime_r(&time, &parts)
            #expect(parts.tm_hour == 9)
            // A name that is none changes nothing.
            try device.send(.timeZone("Mars/Base"))
            #expect(heard.zones == ["Asia/Tokyo"] && TimeZone.current.identifier == "Asia/Tokyo")
        }
    }
}
