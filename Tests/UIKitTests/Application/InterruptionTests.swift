import DeviceLink
import Foundation
import MainLoop
import OwnProcess
import Testing
import UIKit

extension SharedApplicationTests {
    /// Calls, alerts and the lock button take the app's activity away, and nothing else.
    @MainActor @Suite struct InterruptionTests {
        @Test func anInterruptionKeepsTheScreenAndItsControllers() throws {
            let device = try FakeDevice()
            let delegate = RecordingDelegate()
            try device.launch(delegate: delegate)
            let log = CallLog()
            let root = RecordingController("root", log), modal = RecordingController("modal", log)
            delegate.window?.rootViewController = root
            root.present(modal, animated: false)
            try device.send(.becomeActive)
            delegate.heard = []
            _ = log.take()
            for _ in 1...2 {
                try device.send(.resignActive)
                #expect(delegate.heard == ["applicationWillResignActive"])
                try device.send(.becomeActive)
                #expect(delegate.heard == ["applicationWillResignActive", "applicationDidBecomeActive"])
                delegate.heard = []
            }
            #expect(log.take().isEmpty)
            #expect(root.presentedViewController === modal && modal.view.window === delegate.window)
            root.dismiss(animated: false)
            delegate.window?.isHidden = true
        }

        @Test func aTransitionGoesOnBehindAnInterruption() throws {
            let device = try FakeDevice(
                clock: .virtual(wallNanoseconds: 1_256_000_000_000_000_000, monotonicNanoseconds: 5_000_000_000))
            defer { MainLoop.main.stopVirtualTime() }
            let delegate = RecordingDelegate()
            try device.launch(delegate: delegate)
            let log = CallLog()
            let root = RecordingController("root", log), modal = RecordingController("modal", log)
            delegate.window?.rootViewController = root
            try device.send(.becomeActive)
            root.present(modal, animated: true)
            _ = log.take()
            try device.send(.resignActive, .advance(toNanoseconds: 6_000_000_000), .becomeActive)
            #expect(log.take() == ["modal didAppear animated", "root didDisappear animated"])
            root.dismiss(animated: false)
            delegate.window?.isHidden = true
        }

        @Test func theHomeButtonLeavesTheControllersAlone() throws {
            let device = try FakeDevice()
            let delegate = RecordingDelegate()
            try device.launch(delegate: delegate)
            let log = CallLog()
            let root = RecordingController("root", log)
            delegate.window?.rootViewController = root
            try device.send(.becomeActive)
            delegate.heard = []
            _ = log.take()
            try device.send(.resignActive, .terminate)
            #expect(
                delegate.heard == [
                    "applicationWillResignActive", "applicationDidEnterBackground", "applicationWillTerminate",
                ])
            #expect(log.take().isEmpty && root.view.window != nil)
            delegate.window?.isHidden = true
        }
    }
}
