import Device
import DeviceLink
import Foundation
import OwnProcess
import Testing
import UIKit

/// Virtual time belongs to the whole process: one test at a time.
@Suite(.ownProcess, .serialized) @MainActor struct LocalNotificationTests {
    /// An app that schedules, in the order of the numbers: "wake" a minute after 9:41, "tea" a minute later, every day,
    /// and a sound without a word.
    private func bench(_ behavior: String = "notify") throws -> AppBench {
        let bench = try AppBench(behavior)
        try bench.launch()
        try bench.device.advance(by: 1)
        return bench
    }

    private func tap(_ label: String, on device: Device) throws {
        let place = try #require(try device.accessibilityTree().find(label)?.frame)
        for phase in [TouchPoint.Phase.began, .ended] {
            device.touch(phase, finger: 1, at: CGPoint(x: place.midX, y: place.midY))
            try device.advance(by: 0.1)
        }
    }

    @Test(arguments: [false, true])
    func `a notification of an app that has ended is shown, and viewing it starts the app`(isKilled: Bool) throws {
        let bench = try bench()
        defer { bench.end() }
        if isKilled { kill(try #require(bench.device.runningProcess), SIGKILL) } else { bench.device.press(.home) }
        try bench.device.advance(by: 50)
        #expect(bench.device.runningApp == nil)
        #expect(try bench.device.accessibilityTree().find("Wake up") == nil)
        try bench.device.advance(by: 10)
        #expect(try bench.device.accessibilityTree().find("Wake up") != nil)
        #expect(bench.lines.contains("Sample plays the sound of notifications"))
        #expect(try bench.device.accessibilityTree().find("Close") != nil)
        bench.lines = []
        try tap("Snooze", on: bench.device)
        #expect(bench.device.runningApp != nil)
        let option = try #require(bench.lines.first { $0.hasPrefix("option ") })
        #expect(option.hasPrefix("option UIApplicationLaunchOptionsLocalNotificationKey="))
        // One that comes again stays in the app's list, the other has gone.
        #expect(bench.lines.contains("scheduled 2") && !bench.lines.contains("scheduled 1"))
        #expect(bench.lines.contains("becomeActive"))
        bench.device.press(.home)
        try bench.device.advance(by: 1)
        #expect(try bench.device.accessibilityTree().find("Sample")?.value == "4")
    }

    @Test func `a notification that is closed starts nothing`() throws {
        let bench = try bench()
        defer { bench.end() }
        bench.device.press(.home)
        try bench.device.advance(by: 62)
        try tap("Close", on: bench.device)
        try bench.device.advance(by: 1)
        #expect(bench.device.runningApp == nil)
        #expect(try bench.device.accessibilityTree().find("Wake up") == nil)
    }

    @Test func `an app that has the screen gets its notification and no alert`() throws {
        let bench = try bench()
        defer { bench.end() }
        try bench.device.advance(by: 62)
        #expect(bench.lines.contains("notification over 1"))
        #expect(bench.lines.contains { $0.hasPrefix("notification <?xml") })
        #expect(try bench.device.accessibilityTree().find("Wake up") == nil)
        #expect(!bench.lines.contains { $0.contains("plays") })
    }

    @Test func `an app behind the lock screen hears what the user has viewed before it is active`() throws {
        let bench = try bench()
        defer { bench.end() }
        bench.device.press(.lock)
        try bench.device.advance(by: 62)
        bench.device.press(.home)
        bench.lines = []
        try bench.device.advance(by: 1)
        try tap("Snooze", on: bench.device)
        #expect(bench.lines.count == 2)
        #expect(bench.lines.first?.hasPrefix("notification <?xml") == true)
        #expect(bench.lines.last == "becomeActive")
    }

    @Test func `what is cancelled, and what belongs to an app that is gone, never comes`() throws {
        let cancelling = try bench("notify-and-cancel")
        cancelling.device.press(.home)
        try cancelling.device.advance(by: 62)
        #expect(try cancelling.device.accessibilityTree().find("Wake up") == nil)
        cancelling.end()
        let removing = try bench()
        defer { removing.end() }
        removing.device.press(.home)
        try removing.device.advance(by: 62)
        #expect(try removing.device.accessibilityTree().find("Wake up") != nil)
        try removing.device.uninstall("org.example.sample")
        try removing.device.advance(by: 100)
        #expect(try removing.device.accessibilityTree().find("Wake up") == nil)
        #expect(try removing.device.accessibilityTree().find("Tea") == nil)
    }

    @Test func `notifications outlive the device, and come once if it was off at their time`() throws {
        let folder = try TestFolder()
        let minute: Int64 = 60_000_000_000
        let day = 24 * 60 * minute
        var shown: [[String]] = []
        // Before the first, half a minute after the second, nothing new, and three days later.
        for late in [0, 2 * minute + minute / 2, 4 * minute, 3 * day + 5 * minute] {
            let device = try Device(
                storage: DeviceStorage(folder: folder.path + "/device"),
                time: .virtual(startNanoseconds: 1_245_404_460_000_000_000 + late),
                environment: ["PATH": "/usr/bin:/bin", "VERGER_TEST_BEHAVIOR": "notify"])
            defer { device.shutDown() }
            if device.installedApps.isEmpty {
                try device.install(appAt: folder.makeBundle(executable: nil))
                try device.launch("org.example.sample")
                try device.advance(by: 0.5)
                device.press(.home)
            }
            var titles: [String] = []
            try device.advance(by: 1)
            for text in ["Wake up", "Tea"] where try device.accessibilityTree().find(text) != nil {
                titles.append(text)
                try tap("Close", on: device)
                try device.advance(by: 1)
            }
            shown.append(titles)
        }
        #expect(shown == [[], ["Wake up", "Tea"], [], ["Tea"]])
    }

    @Test func `an app cannot keep more than its share, nor what is none`() throws {
        let bench = try bench("notify-without-end")
        defer { bench.end() }
        #expect(bench.lines.contains("A notification of Sample cannot be read"))
        bench.device.press(.home)
        try bench.device.advance(by: 1)
        bench.lines = []
        try bench.launch()
        try bench.device.advance(by: 1)
        #expect(bench.lines.count { $0.hasPrefix("scheduled ") } == 64)
        #expect(bench.lines.contains("scheduled 0") && !bench.lines.contains("scheduled 199"))
    }
}
