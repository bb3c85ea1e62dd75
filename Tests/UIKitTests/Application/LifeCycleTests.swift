import DeviceLink
import Foundation
import MainLoop
import OwnProcess
import Testing
import UIKit

extension SharedApplicationTests {
    @MainActor @Suite struct LifeCycleTests {
        private func launched(
            _ device: FakeDevice, _ check: (RecordingDelegate) throws -> Void
        ) throws {
            let delegate = RecordingDelegate()
            delegate.observeNotifications()
            defer { delegate.stopObserving() }
            try device.launch(delegate: delegate)
            try check(delegate)
            delegate.window?.isHidden = true
        }

        @Test func anAppLivesInTheDocumentedOrder() throws {
            let device = try FakeDevice()
            try launched(device) { delegate in
                #expect(
                    delegate.heard == [
                        "applicationDidFinishLaunching", "UIApplicationDidFinishLaunchingNotification",
                    ])
                delegate.heard = []
                try device.send(.becomeActive, .becomeActive, .memoryWarning, .significantTimeChange)
                #expect(
                    delegate.heard == [
                        "applicationDidBecomeActive", "UIApplicationDidBecomeActiveNotification",
                        "memoryWarning", "UIApplicationDidReceiveMemoryWarningNotification",
                        "significantTimeChange", "UIApplicationSignificantTimeChangeNotification",
                    ])
                delegate.heard = []
                try device.send(.resignActive, .terminate)
                #expect(
                    delegate.heard == [
                        "applicationWillResignActive", "UIApplicationWillResignActiveNotification",
                        "applicationDidEnterBackground", "UIApplicationDidEnterBackgroundNotification",
                        "applicationWillTerminate", "UIApplicationWillTerminateNotification",
                    ])
                #expect(device.exitStatus == 0)
                #expect(device.take().last == .exiting(status: 0))
            }
        }

        /// Apps show the network's activity while they load on a thread of their own.
        @Test func whatOtherThreadsSayArrivesWhole() async throws {
            let device = try FakeDevice()
            let delegate = RecordingDelegate()
            try device.launch(delegate: delegate)
            _ = device.take()
            let send: @MainActor (AppMessage) -> Bool = device.session.send
            let sendAnywhere = unsafeBitCast(send, to: (@Sendable (AppMessage) -> Bool).self)
            let threads = DispatchGroup()
            for _ in 0..<4 {
                threads.enter()
                Thread.Foundation::detachNewThread {
                    for number in 0..<500 { _ = sendAnywhere(.badge(Int32(number))) }
                    threads.leave()
                }
            }
            while threads.wait(timeout: .now()) == .timedOut {
                device.session.send(.networkActivity(true))
                device.turn()
            }
            // Behind what the threads have left for the main thread.
            await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
            var sum = 0
            repeat {
                for case .badge(let number) in device.take() { sum += Int(number) }
                // The link takes some hundreds at once.
                device.turn()
            } while !device.received.isEmpty
            #expect(sum == 4 * 499 * 250)
            delegate.window?.isHidden = true
        }

        @Test func launchingSaysReadyThenLaunchedThenTheFirstFrame() throws {
            let device = try FakeDevice()
            try launched(device) { _ in
                let messages = device.take()
                #expect(messages.first == .ready(version: 1, processIdentifier: getpid()))
                #expect(messages.dropFirst().first == .launched)
                guard case .frame(1, let damage) = messages.last else {
                    Issue.record("no frame in \(messages)")
                    return
                }
                #expect(damage.contains { $0.width == 320 && $0.height == 480 })
                #expect(device.pixel(x: 160, y: 240) == 0xFFFF_0000)
            }
        }

        @Test func anAppIsTerminatedThoughItWasNotToldToResign() throws {
            let device = try FakeDevice()
            try launched(device) { delegate in
                try device.send(.becomeActive)
                delegate.heard = []
                try device.send(.terminate)
                #expect(delegate.heard.first == "applicationWillResignActive")
                #expect(delegate.heard.contains("applicationWillTerminate"))
            }
        }

        @Test func launchOptionsTellTheURL() throws {
            final class Delegate: NSObject, UIApplicationDelegate {
                var options: [UIApplication.LaunchOptionsKey: Any]?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    options = launchOptions
                    return true
                }
                func applicationDidFinishLaunching(_ application: UIApplication) {
                    Issue.record("both were called")
                }
            }
            let delegate = Delegate()
            let device = try FakeDevice(launchOptions: ["UIApplicationLaunchOptionsURLKey": "note://1"])
            try device.launch(delegate: delegate)
            #expect(delegate.options?[.url] as? URL == URL(string: "note://1"))
        }

        @Test(arguments: [true, false]) func theURLOfTheLaunchIsOpenedUnlessTheDelegateRefuses(isWanted: Bool) throws {
            final class Delegate: NSObject, UIApplicationDelegate {
                let isWanted: Bool
                var heard: [String] = []
                init(isWanted: Bool) { self.isWanted = isWanted }
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    heard.append("launched")
                    return isWanted
                }
                func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
                    heard.append("open \(url)")
                    return true
                }
            }
            let delegate = Delegate(isWanted: isWanted)
            let device = try FakeDevice(launchOptions: ["UIApplicationLaunchOptionsURLKey": "note://1"])
            try device.launch(delegate: delegate)
            #expect(delegate.heard == ["launched"] + (isWanted ? ["open note://1"] : []))
        }

        @Test func anOpenedURLReachesTheDelegate() throws {
            let device = try FakeDevice()
            try launched(device) { delegate in
                try device.send(.openURL("note://2"))
                #expect(delegate.heard.last == "open note://2")
            }
        }

        @Test func theStatusBarTurnsAndGrowsWithNotice() throws {
            let device = try FakeDevice()
            try launched(device) { delegate in
                delegate.heard = []
                let application = UIApplication.shared
                application.setStatusBarOrientation(.landscapeRight, animated: true)
                #expect(
                    delegate.heard == [
                        "will turn to 3 in 0.3", "UIApplicationWillChangeStatusBarOrientationNotification",
                        "did turn from 1", "UIApplicationDidChangeStatusBarOrientationNotification",
                    ])
                #expect(application.statusBarFrame == CGRect(x: 300, y: 0, width: 20, height: 480))
                #expect(UIScreen.main.applicationFrame == CGRect(x: 0, y: 0, width: 300, height: 480))
                application.statusBarOrientation = .portrait
                delegate.heard = []
                try device.send(.statusBarFrame(height: 40))
                #expect(
                    delegate.heard == [
                        "bar will be 40.0", "UIApplicationWillChangeStatusBarFrameNotification",
                        "bar was 20.0", "UIApplicationDidChangeStatusBarFrameNotification",
                    ])
                #expect(UIScreen.main.applicationFrame == CGRect(x: 0, y: 40, width: 320, height: 440))
            }
        }

        @Test func wishesOfTheAppReachTheDeviceOnce() throws {
            let device = try FakeDevice()
            try launched(device) { _ in
                _ = device.take()
                let application = UIApplication.shared
                application.setStatusBarStyle(.blackOpaque, animated: true)
                application.setStatusBarHidden(true, animated: false)
                application.isStatusBarHidden = true
                application.isNetworkActivityIndicatorVisible = true
                application.isNetworkActivityIndicatorVisible = true
                application.applicationIconBadgeNumber = 3
                application.isIdleTimerDisabled = true
                application.urlSchemes = ["http"]
                let (web, unknown) = (
                    try #require(URL(string: "http://example.com")), try #require(URL(string: "no:x"))
                )
                #expect(application.openURL(web))
                #expect(!application.openURL(unknown))
                device.turn()
                #expect(
                    device.take().filter { if case .frame = $0 { false } else { true } } == [
                        .statusBar(style: .blackOpaque, hidden: false, animated: true),
                        .statusBar(style: .blackOpaque, hidden: true, animated: false), .networkActivity(true),
                        .badge(3), .idleTimerDisabled(true), .openURL("http://example.com"),
                    ])
                #expect(application.statusBarFrame == .zero)
                #expect(UIScreen.main.applicationFrame == UIScreen.main.bounds)
            }
        }

        @Test func aTreeIsAnswered() throws {
            let device = try FakeDevice()
            try launched(device) { _ in
                try device.send(.tree(request: 7))
                guard case .treeReply(7, let json) = device.take().last else {
                    Issue.record("no reply")
                    return
                }
                #expect(json.contains("\"UIWindow\""))
            }
        }

        @Test func aDeviceThatSendsNonsenseEndsTheApp() throws {
            let device = try FakeDevice()
            try launched(device) { delegate in
                device.sendNonsense()
                #expect(device.exitStatus == 1)
                #expect(delegate.heard.contains("applicationWillTerminate"))
            }
        }

        @Test func aDeviceThatGoesAwayEndsTheApp() throws {
            let device = try FakeDevice()
            try launched(device) { _ in
                device.hangUp()
                #expect(device.exitStatus == 0)
            }
        }

        @Test func aSurfaceOfTheWrongSizeEndsTheApp() throws {
            let device = try FakeDevice()
            try launched(device) { _ in
                try device.send(.surface(device.surface(width: 100)))
                #expect(device.exitStatus == 1)
            }
        }

        @Test func nothingIsSentWhileNothingChanges() throws {
            let device = try FakeDevice()
            try launched(device) { _ in
                device.turn()
                device.turn()
                _ = device.take()
                for _ in 0..<5 { device.turn() }
                #expect(device.take().isEmpty)
            }
        }

        @Test func virtualTimeIsLivedOnDemandAndAnswered() throws {
            let second: Int64 = 1_000_000_000
            let device = try FakeDevice(
                clock: .virtual(wallNanoseconds: 100 * second, monotonicNanoseconds: 2 * second))
            defer { MainLoop.main.stopVirtualTime() }
            try launched(device) { delegate in
                #expect(!device.take().contains { if case .frame = $0 { true } else { false } })
                MainLoop.main.schedule(at: 2.5) { delegate.window?.backgroundColor = UIColor.blue }
                let later = MainLoop.main.schedule(at: 9) { Issue.record("too early") }
                defer { later.cancel() }
                try device.send(.advance(toNanoseconds: 3 * second))
                #expect(device.pixel(x: 10, y: 100) == 0xFF00_00FF)
                let messages = device.take()
                #expect(messages.count == 2)
                #expect(messages.last == .advanced(toNanoseconds: 3 * second, nextWake: 9 * second, busy: false))
            }
        }

        @Test func animationsEndOnTheirWayThroughVirtualTime() throws {
            let device = try FakeDevice(clock: .virtual(wallNanoseconds: 0, monotonicNanoseconds: 1_000_000_000))
            defer { MainLoop.main.stopVirtualTime() }
            try launched(device) { delegate in
                try device.send(.advance(toNanoseconds: 1_100_000_000))
                _ = device.take()
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                view.backgroundColor = UIColor.blue
                delegate.window?.addSubview(view)
                var ended: TimeInterval?
                UIView.animate(
                    withDuration: 0.5, animations: { view.frame.origin.x = 100 },
                    completion: { _ in ended = MainLoop.main.now })
                try device.send(.advance(toNanoseconds: 1_350_000_000))
                #expect(ended == nil)
                guard case .advanced(_, let nextWake?, false) = device.take().last else {
                    Issue.record("no wake for the running animation")
                    return
                }
                #expect((1_350_000_001...1_370_000_000).contains(nextWake))
                #expect(device.pixel(x: 5, y: 5) == 0xFFFF_0000)
                #expect(device.pixel(x: 52, y: 5) == 0xFF00_00FF)
                try device.send(.advance(toNanoseconds: 5_000_000_000))
                let end = try #require(ended)
                #expect((1.59...1.65).contains(end))
                #expect(device.pixel(x: 105, y: 5) == 0xFF00_00FF)
                guard case .advanced(5_000_000_000, let last, false) = device.take().last else {
                    Issue.record("no answer")
                    return
                }
                // Calls that other tests planned in real time are hours away from here.
                #expect(last ?? .max > 600_000_000_000)
            }
        }

        @Test func aMissingDelegateClassIsSaidClearly() throws {
            let device = try FakeDevice()
            let launch = ApplicationLaunch(delegateClassName: "Nowhere")
            let failure = ApplicationLaunch.Failure.noDelegateClass("Nowhere")
            #expect(throws: failure) { try launch.launch(on: device.session) }
            #expect(failure.isCrash)
            #expect(failure.description.contains("No class named Nowhere is loaded."))
        }

        @Test func swiftClassesAreFoundAndMadeByName() {
            let delegate = ApplicationFactory.swift.makeDelegate(_typeName(RecordingDelegate.self, qualified: true))
            #expect(delegate is RecordingDelegate)
            let application = ApplicationFactory.swift.makeApplication("UIKitTests.TestApplication")
            #expect((application as? TestApplication)?.note == "made by its own init")
            let responder = ApplicationFactory.swift.makeDelegate("UIKitTests.TestResponder")
            #expect((responder as? TestResponder)?.note == "made by its own init")
            #expect(ApplicationFactory.swift.makeDelegate("UIKitTests.FakeDevice") == nil)
            #expect(ApplicationFactory.swift.makeDelegate("Nowhere") == nil)
        }
    }
}

final class TestApplication: UIApplication {
    var note = "made by its own init"
}

final class TestResponder: UIResponder, UIApplicationDelegate {
    var note = "made by its own init"
    var window: UIWindow?
}

/// Tests that share the process's application, screen and windows: one after the other.
@Suite(.ownProcess, .serialized) struct SharedApplicationTests {}
