import DeviceLink
import Foundation
import MainLoop
import OwnProcess
import Testing
import UIKit

extension SharedApplicationTests {
    /// The way of an app to the background and back.
    @MainActor @Suite struct BackgroundVisitTests {
        private func launched(_ device: FakeDevice, _ check: (RecordingDelegate) throws -> Void) throws {
            let delegate = RecordingDelegate()
            try device.launch(delegate: delegate)
            try device.send(.becomeActive)
            _ = device.take()
            delegate.heard = []
            try check(delegate)
            delegate.window?.isHidden = true
        }

        @Test func anAppGoesToTheBackgroundAndComesBack() throws {
            let device = try FakeDevice()
            try launched(device) { delegate in
                try device.send(.resignActive, .enterBackground(visit: 3, seconds: 600))
                device.turn()
                #expect(delegate.heard == ["applicationWillResignActive", "applicationDidEnterBackground"])
                #expect(device.take().last == .inBackground(visit: 3, hasTasks: false))
                #expect(UIApplication.shared.applicationState == .background)
                #expect((599...600).contains(UIApplication.shared.backgroundTimeRemaining))
                delegate.heard = []
                try device.send(.enterForeground)
                #expect(UIApplication.shared.applicationState == .inactive)
                #expect(UIApplication.shared.backgroundTimeRemaining > 1e9)
                try device.send(.becomeActive)
                #expect(delegate.heard == ["applicationWillEnterForeground", "applicationDidBecomeActive"])
            }
        }

        @Test func nothingIsDrawnInTheBackgroundAndEverythingAfterwards() throws {
            let second: Int64 = 1_000_000_000
            let device = try FakeDevice(
                clock: .virtual(wallNanoseconds: 100 * second, monotonicNanoseconds: 2 * second))
            defer { MainLoop.main.stopVirtualTime() }
            try launched(device) { delegate in
                try device.send(.advance(toNanoseconds: 3 * second))
                #expect(device.pixel(x: 10, y: 100) == 0xFFFF_0000)
                try device.send(.resignActive, .enterBackground(visit: 1, seconds: 600))
                device.turn()
                #expect(device.take().last == .inBackground(visit: 1, hasTasks: false))
                delegate.window?.backgroundColor = UIColor.blue
                try device.send(.advance(toNanoseconds: 4 * second))
                let messages = device.take()
                guard messages.count == 1, case .advanced(4_000_000_000, _, busy: false)? = messages.first else {
                    Issue.record("a frame, or one that waits, in \(messages)")
                    return
                }
                #expect(device.pixel(x: 10, y: 100) == 0xFFFF_0000)
                try device.send(.enterForeground, .advance(toNanoseconds: 5 * second))
                #expect(device.pixel(x: 10, y: 100) == 0xFF00_00FF)
            }
        }

        @Test func theDeviceHearsOfTasksAndTheirHandlersOfTheEnd() throws {
            let device = try FakeDevice()
            try launched(device) { delegate in
                let application = UIApplication.shared
                let first = application.beginBackgroundTask { delegate.heard.append("first") }
                let second = application.beginBackgroundTask { delegate.heard.append("second") }
                try device.send(.enterBackground(visit: 2, seconds: 600))
                device.turn()
                #expect(device.take().last == .inBackground(visit: 2, hasTasks: true))
                application.endBackgroundTask(first)
                device.turn()
                #expect(!device.take().contains(.inBackground(visit: 2, hasTasks: false)))
                delegate.heard = []
                try device.send(.expireBackgroundTasks, .expireBackgroundTasks)
                #expect(delegate.heard == ["second"])
                application.endBackgroundTask(second)
                device.turn()
                #expect(device.take() == [.inBackground(visit: 2, hasTasks: false)])
                let third = application.beginBackgroundTask()
                application.endBackgroundTask(third)
                device.turn()
                #expect(
                    device.take() == [
                        .inBackground(visit: 2, hasTasks: true), .inBackground(visit: 2, hasTasks: false),
                    ])
                try device.send(.enterForeground)
                let fourth = application.beginBackgroundTask()
                application.endBackgroundTask(fourth)
                device.turn()
                #expect(!device.take().contains { if case .inBackground = $0 { true } else { false } })
            }
        }

        @Test func timersThatWereDueWhileTheAppStoodStillFireOnce() throws {
            let second: Int64 = 1_000_000_000
            let device = try FakeDevice(
                clock: .virtual(wallNanoseconds: 100 * second, monotonicNanoseconds: 2 * second))
            defer { MainLoop.main.stopVirtualTime() }
            try launched(device) { _ in
                var fired: [TimeInterval] = []
                var isOver = false
                defer { isOver = true }
                @MainActor func plan() {
                    MainLoop.main.schedule(at: MainLoop.main.now + 1) {
                        guard !isOver else { return }
                        fired.append(MainLoop.main.now)
                        plan()
                    }
                }
                plan()
                try device.send(.advance(toNanoseconds: 4 * second + second / 2))
                #expect(fired.count == 2)
                fired = []
                try device.send(
                    .resignActive, .enterBackground(visit: 1, seconds: 600),
                    .skip(toNanoseconds: 1000 * second + second / 2),
                    .enterForeground, .becomeActive, .advance(toNanoseconds: 1000 * second + second / 4 * 3))
                #expect(fired.count == 1 && fired.first.map { $0 >= 1000 } == true, "\(fired)")
            }
        }
    }
}
