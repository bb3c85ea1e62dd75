import Foundation
import OwnProcess
import Testing
import UIKit

extension SharedApplicationTests {
    @MainActor @Suite struct BackgroundTests {
        @Test func tasksThatHaveNotEndedAreToldWhenTheAppEnds() throws {
            let device = try FakeDevice()
            let delegate = RecordingDelegate()
            try device.launch(delegate: delegate)
            try device.send(.becomeActive)
            let application = UIApplication.shared
            #expect(application.applicationState == .active)
            #expect(application.backgroundTimeRemaining > 1e9)
            let first = application.beginBackgroundTask { delegate.heard.append("first expired") }
            let second = application.beginBackgroundTask { delegate.heard.append("second expired") }
            #expect(first != second && first != 0)
            application.endBackgroundTask(first)
            delegate.heard = []
            try device.send(.resignActive)
            #expect(application.applicationState == .inactive)
            try device.send(.terminate)
            #expect(
                delegate.heard == [
                    "applicationWillResignActive", "applicationDidEnterBackground", "second expired",
                    "applicationWillTerminate",
                ])
            #expect(application.applicationState == .background)
            delegate.window?.isHidden = true
        }
    }
}
