import Device
import DeviceLink
import Foundation
import OwnProcess
import Testing
import UIKit

/// Virtual time belongs to the whole process: one test at a time.
@Suite(.ownProcess, .serialized) @MainActor struct AppLifeTests {
    @Test func `an app lives in its home with the root as working directory`() throws {
        let bench = try AppBench("normal")
        defer { bench.end() }
        try bench.launch()
        try bench.device.advance(by: 0.1)
        let app = try #require(bench.device.runningApp)
        #expect(bench.lines.contains("home \(app.home) in /"))
        #expect(bench.lines.contains("becomeActive"))
    }

    @Test func `touches arrive and change the picture`() throws {
        let bench = try AppBench("normal")
        defer { bench.end() }
        try bench.launch()
        try bench.device.advance(by: 1)
        #expect(bench.device.framebuffer.pixel(x: 160, y: 240) == 0xFF20_4080)
        try bench.tap()
        #expect(bench.lines.contains("touch 1 began 100.0 200.0"))
        #expect(bench.lines.contains("touch 1 ended 100.0 200.0"))
        #expect(bench.device.framebuffer.pixel(x: 160, y: 240) == 0xFF80_2020)
    }

    /// Taps there scroll to the top, which is the app's business.
    @Test func `a touch that began in the status bar is the app's`() throws {
        let bench = try AppBench("normal")
        defer { bench.end() }
        try bench.launch()
        try bench.device.advance(by: 1)
        bench.device.touch(.began, finger: 1, at: CGPoint(x: 100, y: 5))
        bench.device.touch(.moved, finger: 1, at: CGPoint(x: 100, y: 100))
        bench.device.touch(.ended, finger: 1, at: CGPoint(x: 100, y: 100))
        try bench.device.advance(by: 0.1)
        #expect(bench.lines.contains("touch 1 began 100.0 5.0"))
    }

    @Test func `the tree is the app's and the device's`() throws {
        let bench = try AppBench("normal")
        defer { bench.end() }
        try bench.launch()
        try bench.device.advance(by: 1)
        let tree = try bench.device.accessibilityTree()
        #expect(tree.find("Touches: 0")?.value == "0")
        #expect(tree.find("touches: 0")?.className == "TestLabel")
        #expect(tree.find("9:41 AM") != nil)
    }

    @Test func `a badge outlives the app and the device`() throws {
        let folder = try TestFolder()
        for _ in 0..<2 {
            let device = try Device(
                storage: DeviceStorage(folder: folder.path + "/device"), time: .fixed,
                environment: ["PATH": "/usr/bin:/bin", "VERGER_TEST_BEHAVIOR": "badge"])
            defer { device.shutDown() }
            if device.installedApps.isEmpty {
                try device.install(appAt: folder.makeBundle(executable: nil))
                try device.launch("org.example.sample")
                try device.advance(by: 0.5)
                device.press(.home)
            }
            try device.advance(by: 1)
            #expect(try device.accessibilityTree().find("Sample")?.value == "3")
        }
    }

    @Test func `home resigns, terminates and shows the home screen`() throws {
        let bench = try AppBench("normal")
        defer { bench.end() }
        try bench.launch()
        bench.device.press(.home)
        #expect(bench.device.runningApp == nil)
        #expect(bench.lines.suffix(2) == ["resignActive", "terminate"])
        #expect(bench.exits.map(\.outcome) == [.terminated])
    }

    @Test func `an app that does not end is killed and reported`() throws {
        let bench = try AppBench("never-terminate")
        defer { bench.end() }
        try bench.launch()
        bench.device.press(.home)
        #expect(bench.report?.cause == "failed to terminate in time (1 s)")
        #expect(bench.device.runningApp == nil)
    }

    @Test(arguments: ["hang", "hang-in-launch"])
    func `an app that does not launch is killed and reported`(behavior: String) throws {
        let bench = try AppBench(behavior)
        defer { bench.end() }
        bench.device.limits.launch = 0.5
        try bench.launch()
        #expect(bench.report?.cause == "failed to launch in time (0 s)")
    }

    @Test func `an app that hangs is told from one that works`() throws {
        let bench = try AppBench("hang-on-touch")
        defer { bench.end() }
        try bench.launch()
        try bench.device.advance(by: 1)
        bench.device.touch(.began, finger: 1, at: CGPoint(x: 100, y: 200))
        #expect(try deviceError { try bench.device.advance(by: 0.1) }?.reason == .appNotResponding)
        #expect(bench.report?.cause.contains("failed to respond in time") == true)
    }

    @Test func `a signal makes a crash report with the last lines of the log`() throws {
        let bench = try AppBench("crash-on-touch")
        defer { bench.end() }
        try bench.launch()
        try bench.device.advance(by: 1)
        try bench.tap()
        let report = try #require(bench.report)
        #expect(report.cause == "killed by SIGABRT (abort)")
        #expect(report.logTail.contains("touch 1 began 100.0 200.0"))
        let path = try #require(report.path)
        #expect(FileManager.default.contents(atPath: path) == Data(report.text.utf8))
        #expect(report.text.contains("2009-06-19 09:41:01 UTC"))
        #expect(report.text.contains("Hardware Model:  iPhone2,1\n"))
        #expect(bench.device.runningApp == nil)
    }

    @Test func `an app's own report names the exception`() throws {
        let bench = try AppBench("report-on-touch")
        defer { bench.end() }
        try bench.launch()
        try bench.device.advance(by: 1)
        try bench.tap()
        #expect(bench.report?.cause == "*** NSRangeException: index 3 beyond bounds")
        #expect(bench.report?.text.contains("frame 2") == true)
    }

    @Test func `kill -9 from outside is a crash, not the end of the device`() throws {
        let bench = try AppBench("normal")
        defer { bench.end() }
        try bench.launch()
        try bench.device.advance(by: 1)
        let process = try #require(bench.device.runningProcess)
        kill(process, SIGKILL)
        try bench.device.advance(by: 1)
        #expect(bench.report?.cause == "killed by SIGKILL")
        try bench.launch()
        #expect(bench.device.runningApp != nil)
    }

    @Test func `a crash before the first message is reported`() throws {
        let bench = try AppBench("abort")
        defer { bench.end() }
        try bench.launch()
        #expect(bench.report?.cause == "killed by SIGABRT (abort)")
    }

    @Test func `an exit status is passed on`() throws {
        let bench = try AppBench("exit-7")
        defer { bench.end() }
        try bench.launch()
        #expect(bench.exits.map(\.outcome) == [.failed(status: 7)])
    }

    @Test func `an exit with status 0 is no crash`() throws {
        let bench = try AppBench("quit")
        defer { bench.end() }
        try bench.launch()
        #expect(bench.exits.map(\.outcome) == [.quit])
    }

    @Test(arguments: [("spawn-and-quit", 1), ("spawn-twice-and-quit", 2)])
    func `what an app started does not outlive it`(behavior: String, count: Int) throws {
        let bench = try AppBench(behavior)
        defer { bench.end() }
        try bench.launch()
        let children = bench.lines.compactMap { $0.hasPrefix("child ") ? Int32($0.dropFirst(6)) : nil }
        #expect(children.count == count)
        // Dead, or a zombie that its new parent has not yet taken; the kernel may need a moment for it.
        func isAlive(_ child: Int32) -> Bool {
            let state = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)
            return state.map { !$0.contains(") Z ") && !$0.contains(") X ") } ?? false
        }
        for _ in 0..<200 where children.contains(where: isAlive) { poll(nil, 0, 10) }
        #expect(children.filter(isAlive) == [])
    }

    /// What a write that was killed leaves, the app never sees.
    @Test func `writes that were not finished are gone when the app starts again`() throws {
        let bench = try AppBench("normal")
        defer { bench.end() }
        let app = try #require(bench.device.installedApps.first)
        let (unfinished, other) = (app.home + "/tmp/.unfinished-write-a1B2c3", app.home + "/tmp/other")
        for file in [unfinished, other] { try Data("x".utf8).write(to: URL(fileURLWithPath: file)) }
        try bench.launch()
        #expect(!FileManager.default.fileExists(atPath: unfinished))
        #expect(FileManager.default.fileExists(atPath: other))
    }

    @Test(arguments: [
        ("garbage", "unknown device link message 250"), ("other-version", "speaks version 99"),
        ("not-ready-first", "came before ready"), ("close-link", "closed its link"),
    ])
    func `a hostile app is ended with a clear cause`(behavior: String, cause: String) throws {
        let bench = try AppBench(behavior)
        defer { bench.end() }
        try bench.launch()
        #expect(bench.report?.cause.contains(cause) == true)
        #expect(bench.device.runningApp == nil)
    }

    @Test(arguments: [
        "flood-frames", "flood-trees", "flood-urls", "flood-badges", "flood-status-bars", "flood-questions",
    ])
    func `an app that floods its device neither fills nor holds it`(behavior: String) throws {
        let bench = try AppBench(behavior)
        defer { bench.end() }
        bench.device.onLog = nil
        let before = peakMemory
        try bench.launch()
        let start = ContinuousClock.now
        try? bench.device.advance(by: 1)
        try? bench.device.advance(by: 1)
        #expect(ContinuousClock.now - start < .seconds(10))
        #expect(bench.report?.cause.isEmpty == false, "It neither answers nor draws in turn, and is ended.")
        #expect(peakMemory - before < 150 << 20)
    }

    /// The most memory that this process has had, in bytes.
    private var peakMemory: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) << 10
    }

    @Test func `damage outside the screen is cut off`() throws {
        let bench = try AppBench("huge-damage")
        defer { bench.end() }
        var damage: [PixelRect] = []
        bench.device.onFrame = { damage += $0 }
        try bench.launch()
        try bench.device.advance(by: 1)
        #expect(!damage.isEmpty)
        let screen = PixelRect(x: 0, y: 0, width: 320, height: 480)
        #expect(damage.allSatisfy { $0.intersection(screen) == $0 })
    }

    @Test func `a tree that is none is an error, not a crash`() throws {
        let bench = try AppBench("bad-tree")
        defer { bench.end() }
        try bench.launch()
        #expect(try deviceError { _ = try bench.device.accessibilityTree() }?.description.contains("not JSON") == true)
    }

    @Test func `a program that is none is refused at launch`() throws {
        let bench = try AppBench("normal", executable: "no program")
        defer { bench.end() }
        #expect(try deviceError { try bench.launch() }?.reason == .launchFailed)
        #expect(bench.device.runningApp == nil)
    }

    @Test func `an endless line of text is cut, not kept`() throws {
        let bench = try AppBench("normal", executable: "#!/bin/sh\nhead -c 20000 /dev/zero | tr '\\0' x\n")
        defer { bench.end() }
        try bench.launch()
        #expect(bench.lines.map(\.utf8.count) == [8192, 8192, 3616])
    }

    @Test func `locking and calls interrupt the app once, however they overlap`() throws {
        let bench = try AppBench("normal")
        defer { bench.end() }
        try bench.launch()
        try bench.device.advance(by: 1)
        bench.lines = []
        bench.device.call()
        try bench.device.advance(by: 1)
        bench.device.press(.lock)
        try bench.device.advance(by: 5)
        #expect(bench.lines == ["resignActive"])
        bench.device.press(.home)
        try bench.device.advance(by: 0.1)
        #expect(bench.lines == ["resignActive", "becomeActive"])
    }

    private func tap(_ label: String, on device: Device) throws {
        let place = try #require(try device.accessibilityTree().find(label)?.frame)
        for phase in [TouchPoint.Phase.began, .ended] {
            device.touch(phase, finger: 1, at: CGPoint(x: place.midX, y: place.midY))
            try device.advance(by: 0.1)
        }
    }

    @Test func `a declined call lets the app go on, an answered one ends it until the call is over`() throws {
        let bench = try AppBench("normal")
        defer { bench.end() }
        try bench.launch()
        try bench.device.advance(by: 1)
        bench.lines = []
        bench.device.call(ringing: 20)
        try bench.device.advance(by: 1)
        try tap("Decline", on: bench.device)
        #expect(bench.lines == ["resignActive", "becomeActive"])
        bench.device.call(ringing: 20)
        try bench.device.advance(by: 1)
        try tap("Answer", on: bench.device)
        #expect(bench.lines.last == "terminate" && bench.device.runningApp == nil)
        try bench.device.advance(by: 61.5)
        #expect(try bench.device.accessibilityTree().find("01:01") != nil)
        #expect(try bench.device.accessibilityTree().find("Answer") == nil)
        try tap("End Call", on: bench.device)
        try bench.device.advance(by: 0.5)
        #expect(bench.device.runningApp?.identifier == "org.example.sample" && bench.lines.last == "becomeActive")
    }

    @Test func `another launch ends the app before it`() throws {
        let bench = try AppBench("normal")
        defer { bench.end() }
        try bench.device.install(
            appAt: bench.folder.makeBundle("Other", identifier: "org.example.other", executable: nil))
        try bench.launch()
        try bench.device.launch("org.example.other")
        #expect(bench.exits.map(\.outcome) == [.terminated])
        #expect(bench.device.runningApp?.identifier == "org.example.other")
    }

    @Test func `the log tells of system sounds`() throws {
        let bench = try AppBench("sounds-on-touch")
        defer { bench.end() }
        try bench.launch()
        try bench.device.advance(by: 1)
        try bench.tap()
        let told = bench.lines.filter { $0.contains(" plays ") || $0.contains(" vibrates ") }
        #expect(
            told.map { $0.drop { $0 != " " }.dropFirst() } == [
                "plays tone.wav (0.5 s)", "plays tone.wav (0.5 s)", "plays none.wav (0.5 s)", "plays link.wav (0.5 s)",
                "vibrates the device", "plays system sound 1000",
            ])
    }

    @Test func `an URL launches the app of its scheme`() throws {
        let bench = try AppBench("normal")
        defer { bench.end() }
        #expect(!bench.device.openURL("sample://x"))
        let path = try bench.folder.makeBundle(executable: nil)
        let info: [String: Any] = [
            "CFBundleIdentifier": "org.example.sample", "CFBundleExecutable": "Sample",
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["Sample"]]],
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: info, format: .binary, options: 0)
        try data.write(to: URL(fileURLWithPath: path + "/Info.plist"))
        try bench.device.install(appAt: path)
        #expect(bench.device.openURL("sample://x"))
        try bench.device.advance(by: 0.1)
        #expect(bench.lines.contains("option UIApplicationLaunchOptionsURLKey=sample://x"))
        #expect(bench.lines.contains("schemes http https mailto sms tel sample"))
        bench.device.openURL("SAMPLE://y")
        try bench.device.advance(by: 0.1)
        #expect(bench.lines.contains("openURL SAMPLE://y"))
    }

    @Test func `two runs give the same pictures at the same times`() throws {
        func run() throws -> [String] {
            let bench = try AppBench("normal")
            defer { bench.end() }
            var frames: [String] = []
            bench.device.onFrame = { _ in
                let surface = bench.device.framebuffer
                var hash: UInt64 = 14_695_981_039_346_656_037
                for index in 0..<surface.width * surface.height {
                    hash = (hash ^ UInt64(surface.pixels[index])) &* 1_099_511_628_211
                }
                frames.append("\(Date().timeIntervalSince1970) \(hash)")
            }
            try bench.launch()
            try bench.device.advance(by: 1)
            try bench.tap()
            bench.device.press(.home)
            try bench.device.advance(by: 1)
            return frames
        }
        let first = try run()
        #expect(first.count > 3)
        #expect(try run() == first)
    }
}
